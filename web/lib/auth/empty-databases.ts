// What the browser's databases hold of a person, taken out of them, whether or not the part of the
// app that filled them is loaded.

/** Empties every database of this site. Where the browser keeps none, there is nothing to do. */
export async function emptyDatabases(): Promise<void> {
  if (typeof indexedDB === "undefined") return;
  const found = await indexedDB.databases().catch(() => []);
  await Promise.all(found.map(({ name }) => (name === undefined ? undefined : empty(name))));
}

function empty(name: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("error", () => resolve());
    opening.addEventListener("success", () => {
      const database = opening.result;
      const end = (): void => {
        database.close();
        resolve();
      };
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return end();
      const transaction = database.transaction(stores, "readwrite");
      for (const store of stores) transaction.objectStore(store).clear();
      for (const event of ["complete", "error", "abort"]) transaction.addEventListener(event, end);
    });
  });
}
