// Runs in the worker thread that prepares chunks of imports.
import { workerData } from "node:worker_threads";
import { createContactVault } from "../../../platform/crypto/contact-vault.ts";
import { buildPlaceFinder, readZips } from "../../../platform/geo/zip-table.ts";
import { answerQuestions } from "../../../platform/threads/answer-questions.ts";
import { type PreparerQuestions, preparePart, sealKept } from "./prepare-chunk.ts";
import { type PreparerKeys, asBuffer, sealedBuffers } from "./preparer.ts";

const { hashKey, sealKey } = workerData as PreparerKeys;
const deps = {
  vault: createContactVault({ hashKey: asBuffer(hashKey), sealKey: asBuffer(sealKey) }),
  findPlace: buildPlaceFinder(readZips()),
};

answerQuestions<PreparerQuestions>({
  async prepare(part) {
    return preparePart(deps, { ...part, sealed: sealedBuffers(part.sealed) });
  },
  async sealKept(part) {
    return sealKept(deps, { ...part, sealed: sealedBuffers(part.sealed) });
  },
});
