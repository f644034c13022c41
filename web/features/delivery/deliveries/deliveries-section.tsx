// Shows an advertiser's destinations and plan, one destination, or a new one, as the address says.
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useAddress } from "../../../lib/address.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { DELIVERY_TEXTS } from "../../../../locales/catalogues/deliveries.ts";
import { Section } from "../../../ui/screen.tsx";
import { type DestinationKind, PARAMETERS, addressOfDestinations } from "./deliveries-address.ts";
import { DestinationForm, type Made } from "./destination-form.tsx";
import { DestinationList } from "./destination-list.tsx";
import { DestinationPage } from "./destination-page.tsx";

export default function DeliveriesSection(): ReactNode {
  const [{ destination, make }] = useAddress(PARAMETERS);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Kept in memory only: a secret that is shown once must not be in the address or the history.
  const [fresh, setFresh] = useState<Made | null>(null);
  const open = (made: Made): void => {
    setFresh(made);
    void navigate(addressOfDestinations(search, { destination: made.id }), { replace: true });
  };
  if (destination === null && make === null) return <DestinationList />;
  return (
    <div className="grid gap-6">
      <BackLink />
      {destination === null ? (
        make === null ? null : (
          <NewDestination key={make} kind={make} onMade={open} />
        )
      ) : (
        <DestinationPage
          key={destination}
          id={destination}
          made={fresh?.id === destination ? fresh : null}
          onSecret={(secret) => setFresh({ id: destination, secret })}
        />
      )}
    </div>
  );
}

function NewDestination({
  kind,
  onMade,
}: {
  readonly kind: DestinationKind;
  readonly onMade: (made: Made) => void;
}): ReactNode {
  const texts = useTexts(DELIVERY_TEXTS);
  return (
    <Section title={texts.fresh(texts.kinds[kind])}>
      <DestinationForm kind={kind} onMade={onMade} />
    </Section>
  );
}

function BackLink(): ReactNode {
  const { back } = useTexts(DELIVERY_TEXTS);
  const [search] = useSearchParams();
  return (
    <Link
      className="inline-flex items-center gap-1.5 justify-self-start text-text-2 hover:text-text"
      to={addressOfDestinations(search)}
    >
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
      {back}
    </Link>
  );
}
