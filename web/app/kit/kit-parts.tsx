// Shows the kit's small parts: buttons, fields, notices, statuses, tabs, menus, and descriptions of
// records.
import { Ellipsis } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../lib/api/problem.ts";
import { choiceParameter, useAddress } from "../../lib/address.ts";
import { Button, ButtonLink, IconButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Description } from "../../ui/description.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Menu, MenuItem, MenuLine, MenuLink } from "../../ui/menu.tsx";
import { Empty, Notice, ProblemNotice } from "../../ui/notice.tsx";
import { OnceShown } from "../../ui/once-shown.tsx";
import { FORM_PANEL, Popover } from "../../ui/popover.tsx";
import { ScoreBars } from "../../ui/score-bars.tsx";
import { Section } from "../../ui/screen.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { ScreenSpinner } from "../../ui/spinner.tsx";
import { Status } from "../../ui/status.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { toast } from "../../ui/toast.tsx";

const TABS = ["profile", "security", "sources"] as const;
const PARAMETERS = { tab: choiceParameter(TABS) };

type Opened = "sheet" | "confirm" | "failing";

export function KitControls(): ReactNode {
  const [{ tab }] = useAddress(PARAMETERS);
  const [open, setOpen] = useState<Opened | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title="Buttons, tabs, menus">
      <Tabs
        label="Parts of a screen"
        current={tab ?? "profile"}
        tabs={TABS.map((id) => ({ id, name: id, to: { search: `?tab=${id}` } }))}
      />
      <KitButtons onOpen={setOpen} />
      <p className="flex flex-wrap gap-2">
        <Status tone="info">New</Status>
        <Status tone="warning">Contacted</Status>
        <Status tone="good">Appointment</Status>
        <Status tone="negative">Returned</Status>
        <Status tone="neutral">Expired</Status>
      </p>
      {open === null ? null : <KitOverlay opened={open} onClose={close} />}
    </Section>
  );
}

function KitButtons({ onOpen }: { readonly onOpen: (opened: Opened) => void }): ReactNode {
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="primary">Primary</Button>
      <Button>Plain</Button>
      <Button kind="quiet">Quiet</Button>
      <Button kind="danger">Danger</Button>
      <Button busy>Busy</Button>
      <Button disabledBecause="The wallet is empty.">Disabled</Button>
      <ButtonLink to="?tab=profile">Link</ButtonLink>
      <KitMenu onDelete={() => onOpen("confirm")} />
      <Button onClick={() => onOpen("sheet")}>Sheet</Button>
      <Button onClick={() => onOpen("failing")}>Confirm that fails</Button>
      <Button onClick={() => toast("Saved")}>Toast</Button>
      <Button
        onClick={() => toast("The campaign was paused.", { undo: () => toast("It buys again.") })}
      >
        Toast with undo
      </Button>
      <Button onClick={() => toast("The server is busy.", { tone: "negative" })}>
        Toast of a problem
      </Button>
      <KitPopover />
    </div>
  );
}

function KitMenu({ onDelete }: { readonly onDelete: () => void }): ReactNode {
  return (
    <Menu
      button={(given) => (
        <IconButton {...given} label="Actions">
          <Ellipsis size={16} strokeWidth={1.5} />
        </IconButton>
      )}
      align="start"
    >
      <MenuItem onSelect={() => toast("Paused", { undo: () => undefined })}>Pause</MenuItem>
      <MenuLink to="?tab=sources">Sources</MenuLink>
      <MenuItem onSelect={() => undefined} disabledBecause="Nothing to export yet">
        Export
      </MenuItem>
      <MenuLine />
      <MenuItem tone="negative" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}

function KitPopover(): ReactNode {
  return (
    <Popover
      label="Bid"
      className={FORM_PANEL}
      button={(given) => <Button {...given}>Popover</Button>}
    >
      {(done) => (
        <div className="grid gap-3">
          <TextField label="Bid in dollars" inputMode="decimal" defaultValue="64" />
          <div className="flex justify-end">
            <Button kind="primary" onClick={done}>
              Apply
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}

function KitOverlay({
  opened,
  onClose,
}: {
  readonly opened: Opened;
  readonly onClose: () => void;
}): ReactNode {
  if (opened === "sheet")
    return (
      <Sheet
        title="A record"
        onClose={onClose}
        footer={
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <KitRecord />
      </Sheet>
    );
  if (opened === "confirm")
    return (
      <Confirm
        title="Delete the campaign?"
        action="Delete"
        kind="danger"
        isBusy={false}
        problem={null}
        onConfirm={onClose}
        onClose={onClose}
      >
        <p>It stops buying at once. Leads that it bought stay yours.</p>
      </Confirm>
    );
  return (
    <Confirm
      title="Buy this lead for $64.00?"
      action="Buy for $64.00"
      isBusy={false}
      problem={new ApiError("unavailable", 503, "")}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>The wallet then holds $436.00.</p>
    </Confirm>
  );
}

export function KitFields(): ReactNode {
  return (
    <Section title="Fields and notices">
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <TextField label="Text" hint="What it is for" />
          <TextField
            label="Text with a problem"
            defaultValue="x"
            problem="Type at least two letters."
          />
          <SelectField
            label="List"
            options={[
              ["a", "First"],
              ["b", "Second"],
            ]}
          />
          <SelectField
            label="List with a problem"
            options={[
              ["", "Choose one"],
              ["a", "First"],
            ]}
            problem="Choose one."
          />
          <TextArea label="Long text" />
          <TextArea label="Long text with a problem" problem="Say why in a sentence." />
          <TextField label="Not to be changed" disabled value="Plat" />
          <CheckField label="Box" hint="What it does" />
        </div>
        <div className="grid content-start gap-3">
          <OnceShown
            sentence="Copy the key now; you won't see it again."
            secret="plat_src_made_for_this_page_only_0000000000000"
          />
          <Notice>Something to know.</Notice>
          <Notice tone="good">Something went well.</Notice>
          <Notice tone="warning">Something to look after.</Notice>
          <ProblemNotice problem={new ApiError("unavailable", 503, "")} onRetry={() => undefined} />
          <Empty sentence="No campaigns yet.">
            <Button kind="primary">New campaign</Button>
          </Empty>
          <ScreenSpinner />
        </div>
      </div>
    </Section>
  );
}

export function KitRecord(): ReactNode {
  return (
    <div className="grid gap-6">
      <Description
        rows={[
          ["Side", "Seller"],
          ["Property", "Single family"],
          ["Motivation", null],
        ]}
      />
      <ScoreBars score={{ total: 9_180, tier: "hot", engagement: 88, intent: 96, financial: 41 }} />
      <Timeline
        steps={[
          {
            id: "1",
            at: "2026-11-20T15:04:00Z",
            title: "Received",
            about: "From the source Homes form",
          },
          { id: "2", at: "2026-11-20T15:04:00Z", title: "Scored 92, hot" },
          {
            id: "3",
            at: "2026-11-20T15:05:00Z",
            title: "Call failed",
            about: "No answer",
            isNegative: true,
          },
          { id: "4", at: null, title: "Appointment", isAhead: true },
        ]}
      />
    </div>
  );
}
