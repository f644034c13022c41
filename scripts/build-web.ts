// Builds the web app if its sources are newer than the last build. Every start does this; tests and
// production images use it directly.
import { builtWeb } from "../server/modules/network/pages/index.ts";

console.log(await builtWeb());
