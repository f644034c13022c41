// Defines the form of Follow Up Boss.
import type { ReactNode } from "react";
import { useTexts } from "../../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../../locales/catalogues/deliveries.ts";
import { TextField } from "../../../../ui/field.tsx";
import { More } from "../../../../ui/more.tsx";
import { PAIR } from "../call-fields.tsx";
import { type StageRow, newStage } from "../draft-rows.ts";
import { type KindForm, type KindProps, given, isSameName } from "../kind-form.ts";
import { StageRows } from "../stage-rows.tsx";

interface FollowUpBossDraft {
  readonly apiKey: string;
  readonly source: string;
  readonly system: string;
  readonly systemKey: string;
  readonly stages: readonly StageRow[];
}

export const followUpBossForm: KindForm<"follow_up_boss", FollowUpBossDraft> = {
  kind: "follow_up_boss",
  order: 4,
  empty: { apiKey: "", source: "", system: "", systemKey: "", stages: [] },
  read: (to) => ({
    source: to.source ?? "",
    system: to.system ?? "",
    stages: (to.stages ?? []).map(({ stage, outcome }) => newStage(stage, outcome)),
  }),
  write: (draft) => ({
    kind: "follow_up_boss",
    timeout_seconds: Number(draft.timeout),
    ...given("api_key", draft.apiKey),
    ...given("source", draft.source),
    ...given("system", draft.system),
    ...given("system_key", draft.systemKey),
    ...(draft.stages.length === 0
      ? {}
      : { stages: draft.stages.map(({ stage, outcome }) => ({ stage: stage.trim(), outcome })) }),
  }),
  check: (draft, need, hasKey) => {
    need("/to/api_key", hasKey || draft.apiKey.trim() !== "", "apiKey");
    for (const [index, { stage }] of draft.stages.entries()) {
      need(`/to/stages/${index}/stage`, stage.trim() !== "", "stage");
      need(
        `/to/stages/${index}/stage`,
        draft.stages.findIndex((other) => isSameName(other.stage, stage)) === index,
        "twice",
      );
    }
  },
  Fields: FollowUpBossFields,
  whereTo: () => "followupboss.com",
  isCalled: true,
  secrets: ["/to/api_key"],
};

function FollowUpBossFields({ hasKey, ...props }: KindProps<FollowUpBossDraft>): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  const { draft, change, at } = props;
  return (
    <>
      <TextField
        label={texts.apiKey}
        hint={hasKey ? texts.apiKeyKept : texts.apiKeyHint}
        type="password"
        maxLength={1_000}
        autoComplete="off"
        value={draft.apiKey}
        problem={at("/to/api_key")}
        onChange={({ target }) => change({ apiKey: target.value })}
      />
      <TextField
        label={texts.source}
        hint={texts.sourceHint}
        maxLength={100}
        autoComplete="off"
        value={draft.source}
        problem={at("/to/source")}
        onChange={({ target }) => change({ source: target.value })}
      />
      <StageRows {...props} />
      <More
        title={texts.registered}
        isSet={draft.system !== ""}
        hasProblem={at("/to/system") !== undefined || at("/to/system_key") !== undefined}
      >
        <div className={PAIR}>
          <TextField
            label={texts.system}
            hint={texts.systemHint}
            maxLength={100}
            autoComplete="off"
            value={draft.system}
            problem={at("/to/system")}
            onChange={({ target }) => change({ system: target.value })}
          />
          <TextField
            label={texts.systemKey}
            hint={texts.systemKeyHint}
            type="password"
            maxLength={1_000}
            autoComplete="off"
            value={draft.systemKey}
            problem={at("/to/system_key")}
            onChange={({ target }) => change({ systemKey: target.value })}
          />
        </div>
      </More>
    </>
  );
}
