// Shows one lead.
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { LeadPage } from "../features/marketplace/leads/lead-page.tsx";

export default function Lead(): ReactNode {
  const { id = "" } = useParams();
  return <LeadPage key={id} id={id} />;
}
