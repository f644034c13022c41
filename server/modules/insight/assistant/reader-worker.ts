// The reader's worker thread: it holds all place names and the patterns of both languages.
import { readAnalysis } from "../../../../domain/analyses/read-analysis.ts";
import { maskedRemark } from "../../../../domain/analyses/masked-remark.ts";
import { vetAnalysis } from "../../../../domain/analyses/vet-analysis.ts";
import { screenText } from "../../../../domain/fair-housing/screen-text.ts";
import { beginConversation } from "../../../../domain/qualification/conversation.ts";
import { buildGazetteer } from "../../../platform/geo/gazetteer.ts";
import { readZips } from "../../../platform/geo/zip-table.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import { askNext } from "./ask-next.ts";
import { hearConsumer } from "./consumer-talk.ts";
import { readMessage } from "./read-message.ts";
import type { ReaderQuestions } from "./reader.ts";

const gazetteer = buildGazetteer(readZips());
/** Runs every pattern once, because they are compiled on first use. */
const SAMPLE = {
  text: "a condo in Tampa under 450k by summer, please",
  role: "advertiser",
  today: "2026-01-01",
  isQuiet: false,
} as const;

answerQuestions<ReaderQuestions>({
  async read(message) {
    return readMessage(message, gazetteer);
  },
  async next({ conversation, role }) {
    return askNext(conversation, role, gazetteer);
  },
  async consumer(said) {
    return hearConsumer(said, gazetteer);
  },
  async mayShow(text) {
    return screenText(text).verdict === "pass";
  },
  async remark(remark) {
    return maskedRemark(remark);
  },
  async analysis({ kind, text, bounds }) {
    const read = readAnalysis(kind, text);
    return read.ok ? vetAnalysis(read.value, bounds) : read;
  },
  async warm() {
    readMessage({ ...SAMPLE, conversation: beginConversation("en") }, gazetteer);
    screenText(SAMPLE.text);
    return null;
  },
});
