import { ListMerge } from "../server/modules/market/criteria-index/list-merge.ts";
import { packPostings, HAS_CLAUSES } from "../server/modules/market/criteria-index/packed-postings.ts";
import { CampaignTable } from "../server/modules/market/criteria-index/campaign-table.ts";
import { ClauseBook } from "../server/modules/market/criteria-index/clause-book.ts";
import { boundCriteria } from "../server/modules/market/criteria-index/bound-criteria.ts";
import { listKeysOf } from "../server/modules/market/criteria-index/place-keys.ts";
import { PROPERTY_TYPES } from "../domain/lead/vocabulary.ts";
import { buildLeads } from "./leads.ts";
import { buildCampaigns, buildMarkets } from "./population.ts";
const m=buildMarkets(100000), l=buildLeads(m), c=buildCampaigns(100000,m);
const t=new CampaignTable(new ClauseBook()); for(const x of c) t.add(x.no,x.rank,boundCriteria(x.criteria));
const p=await packPostings(t); const s=Array.from({length:10000},(_,i)=>l.subject(i));
const keys=new Int32Array(6), mg=new ListMerge();
let n=0, cl=0; let out=new Uint32Array(100000);
for(const mode of [0,1,2,3]) for(let r=0;r<5;r++){ n=0; cl=0; const t0=performance.now(); for(const x of s){ 
 const k=keys.subarray(0,listKeysOf(x.facts,keys)); const bit=1<<PROPERTY_TYPES.indexOf(x.facts.propertyType); t.clauseBook.begin(x);
 if(mode===0) continue;
 mg.open(p,k,bit); let cnt=0;
 while(mg.next()){ n++; if(mode===1) continue; const no=p.campaigns[mg.slot*2]!; if(no===0) continue; if(mode===3&&(mg.types&HAS_CLAUSES)){cl++; if(!t.clausesHold(p.campaigns[mg.slot*2+1]!,x)) continue;} out[cnt++]=no; } }
 if(r===4) console.log("mode",mode,((performance.now()-t0)/10).toFixed(1),"us", n/10000,"postings",cl/10000,"clausechecks"); }
