// Reads a chosen file as the API takes it.

/** The file's name and its content in base64. */
export async function encodeFile(
  file: File,
): Promise<{ readonly name: string; readonly content: string }> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
  // data:image/png;base64,CONTENT
  return { name: file.name, content: address.slice(address.indexOf(",") + 1) };
}
