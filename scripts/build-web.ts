// Builds the web app if its sources are others than those of the last build. Tests and images use
// it directly; every start does so too where the tools of development are installed.
import { builtWeb } from "../server/modules/network/pages/index.ts";
import { runCommand } from "./open-database.ts";

await runCommand(async () => {
  console.log(await builtWeb());
  return 0;
});
