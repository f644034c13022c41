// Names the public address of the test network.

/** Where a browser would find the network: the origin of its pages. */
export const PUBLIC_URL = "http://localhost:3000";
