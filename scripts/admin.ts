// npm run admin -- EMAIL [--another | --recover]: prints a one-time link with which the first
// operator of a network joins, or another one, or with which one gets back in.
import { parseArgs } from "node:util";
import { makeNetwork } from "../server/compose/make-network.ts";
import { recoverOperator } from "../server/modules/people/identity/index.ts";
import {
  OPERATOR_LINK_HOURS,
  type OperatorLinkDeps,
  inviteOperator,
} from "../server/modules/people/team/index.ts";
import { type Config, readConfig } from "../server/platform/config/config.ts";
import { StartProblem } from "../server/platform/config/start-problem.ts";
import { migrate } from "../server/platform/db/migrate.ts";
import { runCommand, withDatabase } from "./open-database.ts";

const USAGE =
  "Usage: npm run admin -- EMAIL makes a link with which the first operator joins.\n" +
  "       npm run admin -- EMAIL --another does so where there is an operator.\n" +
  "       npm run admin -- --recover EMAIL lets one in who lost the password or the app.";

interface Asked {
  readonly email: string;
  readonly another: boolean;
  readonly recover: boolean;
}

function readArguments(): Asked {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        another: { type: "boolean", default: false },
        recover: { type: "boolean", default: false },
      },
    });
    const [email, ...more] = positionals;
    const { another, recover } = values;
    if (email !== undefined && more.length === 0 && !(another && recover))
      return { email, another, recover };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StartProblem(USAGE);
}

async function makeLink(asked: Asked, config: Config, deps: OperatorLinkDeps): Promise<void> {
  const { email, recover } = asked;
  const made = recover ? await recoverOperator(deps, email) : await inviteOperator(deps, asked);
  if (!made.ok) throw new StartProblem(made.error);
  const { token, expiresAt } = made.value;
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const [what, parameter] = recover
    ? ["sets a new password; the authenticator app is turned off, and all sessions end", "reset"]
    : ["sets a name, a password and an authenticator app", "invite"];
  process.stdout.write(
    `With this link ${email} ${what}. It works once, for ${OPERATOR_LINK_HOURS} hours (until ` +
      `${expiresAt.toISOString()}), while Plat runs:\n${publicUrl}/login?${parameter}=${token}\n`,
  );
}

await runCommand(async () => {
  const asked = readArguments();
  const config = readConfig(process.env);
  if (!config.ok) throw new StartProblem(config.error);
  await withDatabase(config.value, async (pool, url) => {
    // The command may come before the first start.
    await migrate(url);
    await makeNetwork(pool, Date.now());
    await makeLink(asked, config.value, { pool, now: Date.now });
  });
  return 0;
});
