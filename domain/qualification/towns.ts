// Towns by what people know of them and the table of ZIPs does not: those whose letters go to
// another town's name, and those that are meant although others have their name. After the
// populations of GeoNames (CC BY 4.0).
import type { NamedCity } from "./gazetteer.ts";

/**
 * Towns that are in no ZIP's name, by state, each with its people in ten thousands, at least 1:
 * about what others have in ZIPs.
 */
const WITHOUT_ZIPS: Readonly<Record<string, string>> = {
  AL: "Hoover 9, Vestavia Hills 4, Homewood 3, Mountain Brook 2, Hueytown 2, Irondale 1, Prichard 2, Center Point 2",
  AR: "Hot Springs 4",
  AZ: "Maryvale 9, Ahwatukee 8, Ahwatukee Foothills 8, Casas Adobes 7, Catalina Foothills 5, Oro Valley 4, Drexel Heights 3, Fortuna Foothills 3, Anthem 2, Sun Lakes 2, Saddlebrooke 1",
  CA: `East Los Angeles 13, Arden-Arcade 9, Eastvale 6, South Whittier 6, Florin 5, Rubidoux 3, Foster City 3, Foothill Farms 3, Oildale 3, East Palo Alto 3, Orcutt 3, North Tustin 2, Vineyard 2, Cudahy 2, Isla Vista 2,
    Valinda 2, Jurupa Valley 10, Bay Point 2, Rancho San Diego 2, Agoura 2, Cameron Park 2, Canyon Lake 1, Coto de Caza 1, Hillsborough 1, Palos Verdes Estates 1, Quartz Hill 1, Rossmoor 1, Tiburon 1,
    Laguna Woods 2, Rancho Santa Margarita 5, Mountain House 2, West Hollywood 4, Culver City 4, Signal Hill 1, Marina del Rey 1, Ladera Ranch 3, Ladera Heights 1, Alum Rock 1, Rancho Cordova 7`,
  CO: "Lakewood 15, Centennial 11, Highlands Ranch 10, Northglenn 4, Security-Widefield 3, Ken Caryl 3, Pueblo West 3, Columbine 2, Black Forest 1, Federal Heights 1, Greenwood Village 2, Superior 1, The Pinery 1, Gunbarrel 1, Castle Pines 1",
  CT: "East Haven 3, Storrs 2",
  FL: `Miramar 14, Davie 10, Sunrise 8, Town n Country 8, Alafaya 8, Kendall 8, Lauderhill 7, Weston 7, Tamarac 6, Carol City 6, North Miami 6, Pine Hills 6, Fontainebleau 6, Fountainebleau 6, Kendale Lakes 6, Doral 8,
    Tamiami 5, Poinciana 5, The Hammocks 5, Country Club 5, Cutler Bay 4, Oakland Park 4, North Lauderdale 4, Carrollwood 3, Hallandale Beach 4, Aventura 4, Cooper City 4, Lauderdale Lakes 4, Riviera Beach 3,
    Golden Glades 3, Greenacres 4, Dania Beach 3, Miami Lakes 3, Lakeside 3, Parkland 3, Westchester 3, Fruit Cove 3, Lake Magdalene 3, Temple Terrace 3, Meadow Woods 3, Palmetto Bay 2, Citrus Park 2, Keystone 2,
    Hialeah Gardens 2, Bayonet Point 2, Leisure City 2, Sunny Isles Beach 2, Sunny Isles 2, Northdale 2, Westchase 2, Sweetwater 2, West Melbourne 2, Palm Valley 2, Coconut Grove 2, Miami Beach 9, Miami Gardens 11, Miami Shores 1,
    Miami Springs 1, Pinecrest 2, Pembroke Pines 17, Lighthouse Point 1, Wilton Manors 1, Holly Hill 1, St. Pete Beach 1, Hunters Creek 1, Doctor Phillips 1, Dr. Phillips 1, Fish Hawk 1, FishHawk 1, Horizon West 5, Lantana 1, Florida City 1,
    Gulfport 1, Callaway 1, Viera 3, Lakewood Ranch 4, Wesley Chapel 6, Buenaventura Lakes 3, Lake Nona 3, Key Biscayne 1, Southwest Ranches 1, Bal Harbour 1, Surfside 1, North Miami Beach 4, The Villages 8, North Port 8`,
  GA: "Sandy Springs 11, Johns Creek 8, Brookhaven 5, Stonecrest 5, Dunwoody 5, Milton 4, Martinez 4, East Point 4, Chamblee 3, Sugar Hill 3, Peachtree Corners 4, Doraville 1, Druid Hills 1, Vinings 1, College Park 1, South Fulton 10, Evans 3",
  HI: "East Honolulu 5, Mililani Town 3, Ewa Gentry 2, Makakilo 2",
  ID: "Ammon 2, Chubbuck 2",
  IL: "O'Fallon 3, Round Lake Beach 3, Burr Ridge 1, Lindenhurst 1, Norridge 1, Northlake 1, Swansea 1, Shiloh 1, Cahokia 1",
  IN: "Lawrence 5, LaPorte 2, Speedway 1",
  KS: "Merriam 1",
  KY: "Jeffersontown 3, Valley Station 2, Shively 2, Okolona 2, Fern Creek 2",
  LA: "Terrytown 2, Harahan 1, River Ridge 1, Laplace 3",
  MD: `Aspen Hill 5, Wheaton 5, North Bethesda 4, Woodlawn 4, Carney 3, Eldersburg 3, Milford Mill 3, Oxon Hill 3, Suitland 3, Chillum 3, South Laurel 3, Lochearn 3, North Potomac 2, Landover 2, Arbutus 2, Camp Springs 2, Adelphi 2,
    Langley Park 2, Hillcrest Heights 2, Calverton 2, Linthicum 1, Mitchellville 1, Timonium 1, Ocean Pines 1, Largo 1`,
  MI: "Farmington Hills 8, Rochester Hills 7, West Bloomfield Township 6, West Bloomfield 6, Kentwood 5, Forest Hills 3, Walker 2, Norton Shores 2, Grosse Pointe Woods 2, Grosse Pointe Park 1, Grosse Pointe Farms 1, Beverly Hills 1, Muskegon Heights 1, Woodhaven 1",
  MN: `Bloomington 9, Brooklyn Park 8, Plymouth 8, Woodbury 7, Eagan 7, Coon Rapids 6, Blaine 6, Apple Valley 5, Edina 5, St. Louis Park 5, Maplewood 4, Richfield 4, Roseville 4, Brooklyn Center 3, Oakdale 3, Fridley 3, Shoreview 3,
    Ramsey 3, White Bear Lake 3, Crystal 2, New Brighton 2, Golden Valley 2, Lino Lakes 2, New Hope 2, Columbia Heights 2, Otsego 2, Ham Lake 2, Robbinsdale 1, Mendota Heights 1, Mounds View 1, Vadnais Heights 1, Arden Hills 1, Minnetonka 5, Eden Prairie 6, Maple Grove 7`,
  MO: "O'Fallon 9, Oakville 4, Wildwood 4, University City 4, Raytown 3, Mehlville 3, Kirkwood 3, Gladstone 3, Webster Groves 2, Ferguson 2, Affton 2, Creve Coeur 2, Clayton 1, Crestwood 1, Jennings 1, Overland 1, Lemay 1, Spanish Lake 2",
  NC: "Mint Hill 3, Stallings 2, Weddington 1, Archdale 1",
  NJ: "Ewing 4, North Plainfield 2, Tinton Falls 2, Cinnaminson 2, Lindenwold 2, Point Pleasant 2, Woodland Park 1, Guttenberg 1, Kinnelon 1, Hamilton Square 1",
  NM: "South Valley 4",
  NV: "Paradise 22, Sunrise Manor 19, Spring Valley 18, Enterprise 11, Summerlin 10, Summerlin South 2, Whitney 4, Winchester 3, Spanish Springs 2, Gardnerville Ranchos 1",
  NY: "Amherst 12, Greenburgh 9, Cheektowaga 8, Irondequoit 5, West Seneca 5, Brighton 4, Dix Hills 3, Kiryas Joel 2, Rotterdam 2, Lake Ronkonkoma 2, Kenmore 2, Lackawanna 2, Rye Brook 1, Sleepy Hollow 1, Eggertsville 2, Greece 1, Clarkstown 8, Ramapo 12, Colonie 8",
  OH: `Parma 8, Kettering 6, Beavercreek 5, Cleveland Heights 5, Huber Heights 4, Boardman 4, Upper Arlington 3, Gahanna 3, Austintown 3, Garfield Heights 3, Shaker Heights 3, Riverside 2, Trotwood 2, Centerville 2, South Euclid 2, Parma Heights 2,
    Bexley 1, Blue Ash 1, Whitehall 2, Worthington 1, Sharonville 1, Norwood 2, Fairview Park 2, Brook Park 2, Mayfield Heights 2, Middleburg Heights 2, Warrensville Heights 1, Lyndhurst 1, Seven Hills 1, Willowick 1`,
  OK: "Moore 6, Midwest City 6, Del City 2, Warr Acres 1",
  OR: "Tigard 5, Aloha 5, Milwaukie 2, Bethany 2, Cedar Mill 1, Oak Grove 2, Happy Valley 2",
  PA: "Mount Lebanon 3, Radnor 3, Plum 3, Dunmore 1, Wilkinsburg 2, Munhall 1, Franklin Park 1, Jefferson Hills 1, Limerick 2, Wyomissing 1, Upper Darby 8, Lower Merion 6, Cranberry Township 3, Bensalem 6",
  RI: "South Kingstown 3",
  SC: "Hilton Head 4, Wade Hampton 2, Socastee 2, Forest Acres 1, Tega Cay 1, Five Forks 1, Berea 1",
  TN: "Bartlett 6, Farragut 2, East Ridge 2, Lakeland 1, Oak Ridge 3",
  TX: `The Woodlands 11, Woodlands 11, Atascocita 7, Mission Bend 4, Farmers Branch 3, University Park 2, Watauga 2, Benbrook 2, Saginaw 2, Brushy Creek 2, Corinth 2, Murphy 2, Cinco Ranch 2, Greatwood 1, Highland Park 1, Highland Village 2, Lakeway 2,
    Leon Valley 1, Live Oak 1, Pecan Grove 2, Trophy Club 1, Wells Branch 1, White Settlement 2, Horizon City 2, Sienna Plantation 1, Aldine 2, Jollyville 2, Socorro 3, Bee Cave 1, Fair Oaks Ranch 1`,
  UT: "Millcreek 6, Taylorsville 6, Murray 5, Kearns 4, Cottonwood Heights 3, Holladay 3, South Salt Lake 2, Clinton 2, Bluffdale 2, Cedar Hills 1, Highland 2, Eagle Mountain 4, Saratoga Springs 4",
  VA: "Dale City 7, McLean 5, Tuckahoe 4, Lake Ridge 4, Linton Hall 4, Oak Hill 3, Cave Spring 2, Short Pump 2, South Riding 2, Baileys Crossroads 2, Lincolnia 2, Rosslyn 1, Brambleton 2, Bon Air 2, Fort Hunt 2, Franconia 2, Manassas Park 2, Montclair 2, Hybla Valley 2, Tysons 3",
  WA: "Spokane Valley 9, Shoreline 5, South Hill 5, Burien 5, Sammamish 6, Parkland 4, Des Moines 3, SeaTac 3, Tukwila 2, Cottage Lake 2, Covington 2, Newcastle 1, Fife 1, Lake Forest Park 1, Hazel Dell 2, Salmon Creek 2, Federal Way 9, Finn Hill 2",
  WI: "West Allis 6, Wauwatosa 5, Greenfield 4, Fitchburg 3, Mount Pleasant 3, Shorewood 1, Whitefish Bay 1, Brown Deer 1, Ashwaubenon 2, Allouez 1",
};

/**
 * Towns that are meant where no state is said: every other one of their name has under a tenth of
 * their people. The table's ZIPs do not show it.
 */
const MEANT: Readonly<Record<string, string>> = {
  AR: "bentonville, jonesboro, hot springs",
  AZ: "avondale, buckeye, maricopa, san luis, sun city",
  CA: `irvine, livermore, stanton, monrovia, glendora, pomona, davis, upland, walnut, montebello, ontario, antelope, bell, bellflower, burlingame, ceres, colton, downey, hesperia, la mesa, lawndale, madera, menifee, national city, oakley, porterville,
    santee, tulare, tustin, valencia, walnut creek, woodland, foster city, hayward, chula vista, saratoga`,
  CO: "thornton, castle rock, centennial",
  CT: "enfield, hamden, meriden, naugatuck, trumbull",
  FL: "kendall, land o lakes, navarre, ocoee, north miami, weston, miramar, sunrise, davie, doral",
  GA: "sandy springs, east point, johns creek",
  HI: "pearl city",
  IA: "davenport, cedar falls",
  IL: "rock island, arlington heights, berwyn, cicero, galesburg, glenview, moline, normal, pekin, woodridge",
  IN: "carmel, fishers, elkhart, kokomo, michigan city, west lafayette",
  KS: "leavenworth, olathe, salina",
  MA: "haverhill, peabody, malden, marlborough, beverly, revere, brookline, holyoke, taunton, waltham",
  MD: "essex, potomac, severn, waldorf, towson",
  MI: "kentwood, holland, redford, royal oak, westland",
  MN: "mankato, moorhead, burnsville, lakeville, edina, eagan, coon rapids, blaine, maple grove, eden prairie, woodbury",
  MO: "blue springs, chesterfield, florissant, joplin, st peters, ofallon",
  MS: "olive branch, tupelo",
  NC: "hickory, matthews",
  ND: "minot",
  NJ: "linden, garfield, elizabeth, hackensack, hoboken, kearny, long branch, marlboro, ewing",
  NM: "hobbs",
  NV: "sunrise manor, enterprise, summerlin, paradise, spring valley",
  NY: "utica, astoria, ithaca, coram, hicksville, poughkeepsie",
  OH: "hilliard, elyria, euclid, findlay, mentor, parma, westerville, boardman, beavercreek, delaware",
  OK: "moore",
  OR: "hillsboro, corvallis, gresham",
  PA: "norristown, radnor",
  RI: "warwick, coventry, woonsocket",
  SC: "summerville",
  SD: "rapid city",
  TN: "gallatin, bartlett",
  TX: "edinburg, cedar hill, allen, duncanville, frisco, grapevine, hurst, keller, kyle, missouri city, del rio, the woodlands, woodlands, flower mound, pearland",
  UT: "st george, taylorsville, draper, layton, midvale, roy, millcreek, holladay, murray",
  VA: "centreville, hampton, ashburn, harrisonburg, mechanicsville, petersburg, blacksburg, annandale, burke, mclean, tysons",
  WA: "kirkland, pullman, federal way",
  WI: "new berlin, la crosse, janesville, eau claire, oak creek, oshkosh, wausau, west bend",
  WY: "gillette",
};

/** The towns that are in no ZIP's name. */
export const TOWNS: readonly NamedCity[] = Object.entries(WITHOUT_ZIPS).flatMap(([state, list]) =>
  list.split(/,\s+/).map((town): NamedCity => {
    const [, city = "", people = ""] = /^(.+) (\d+)$/.exec(town) ?? [];
    return { city, state, zips: Number(people) };
  }),
);

/** The state in which a name is meant, where it has to be known. */
export const MEANT_STATE: ReadonlyMap<string, string> = new Map(
  Object.entries(MEANT).flatMap(([state, list]) =>
    list.split(/,\s+/).map((name): [string, string] => [name, state]),
  ),
);
