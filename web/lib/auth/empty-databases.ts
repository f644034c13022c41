// Deletes a person's data from the browser's databases, whether or not the modules that filled them
// are loaded.

/** Empties every database of this site. Does nothing if the browser has none. */
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
