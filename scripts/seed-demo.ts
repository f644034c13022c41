// Builds the web app, as every start does, then seeds a demo network in the named folder, for the
// tests to copy.
import { builtWeb } from "../server/modules/network/pages/index.ts";
import { seedDemo } from "../test/support/demo-network.ts";

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error("name the folder to seed a demo network in");
await builtWeb();
await seedDemo(directory);
