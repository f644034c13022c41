// Texts of the steps of a first run.
import type { Translated } from "../texts.ts";

export const firstRunTexts = {
  title: "Get started",
  progress: (done: string, all: string) => `${done} of ${all}`,
  progressLabel: (done: string, all: string) => `${done} of ${all} steps done`,
  optional: "Optional",
  done: "Done",
  guide: "Read the guide for your role",
  steps: {
    company: {
      title: "Complete your company profile",
      about: "Your name, company and business type.",
      action: "Edit profile",
    },
    license: {
      title: "Add your licensed states",
      about: "You are sold leads only where you are licensed.",
      action: "Add states",
    },
    money: {
      title: "Add money",
      about: "Leads you buy are paid from your wallet.",
      action: "Add money",
    },
    campaign: {
      title: "Create a campaign",
      about: "It buys matching leads automatically.",
      action: "Create campaign",
    },
    purchase: {
      title: "Buy your first lead",
      about: "Choose one yourself, or let a campaign buy it.",
      action: "Open marketplace",
    },
    destination: {
      title: "Connect your CRM",
      about: "Send purchased leads to your CRM, inbox, or phone.",
      action: "Add destination",
    },
    team: {
      title: "Invite your team",
      about: "Each person signs in with their own email.",
      action: "Invite people",
    },
    source: {
      title: "Create a source",
      about: "A source has its own key, terms and results.",
      action: "Create source",
    },
    test_lead: {
      title: "Send a test lead",
      about: "All checks run, and nothing is stored.",
      action: "Send test lead",
    },
    lead: {
      title: "Send your first lead",
      about: "Share a form, use the API, or import a CSV file.",
      action: "Create form",
    },
    payee: {
      title: "Add payout details",
      about: "Your tax and bank details, needed to get paid.",
      action: "Add details",
    },
    network: {
      title: "Review network settings",
      about: "Name, prices and scoring of your network.",
      action: "Review settings",
    },
    buyer: {
      title: "Bring in a buyer",
      about: "Share the sign-in page. New buyers appear in Users.",
      action: "Open buyers",
    },
    affiliate: {
      title: "Approve an affiliate",
      about: "Affiliates sign up themselves and wait for your approval.",
      action: "Open affiliates",
    },
    sale: {
      title: "See your first sale",
      about: "Leads and their sales appear as affiliates send them.",
      action: "Open leads",
    },
  },
};

export type FirstRunTexts = Translated<typeof firstRunTexts>;
