// Builds the web app where its sources are newer than what was built, as every start does: so that
// tests and production images have it.
import { builtWeb } from "../server/modules/network/pages/index.ts";

console.log(await builtWeb());
