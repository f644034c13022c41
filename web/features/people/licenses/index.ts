// Licenses of buyers: the one entrance of this feature for the others.
export { LicenseChecks } from "./license-checks.tsx";
export { ClosedKinds } from "./closed-kinds.tsx";
export { LicenseRules } from "./license-rules.tsx";
export { OwnLicenses } from "./own-licenses.tsx";
