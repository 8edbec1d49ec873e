// A chosen menu file as the call takes it: text, or Base64 of a spreadsheet.

export type MenuFileContent = { conteudo: string; emBase64: boolean; arquivo: string };

export async function readMenuFileContent(file: File): Promise<MenuFileContent> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const arquivo = file.name.slice(-120);
  // Spreadsheets are zip archives, whatever their names say.
  const emBase64 = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const conteudo = emBase64 ? toBase64(bytes) : textOf(bytes);
  // A picture or an old spreadsheet (.xls) is no text: the server says what a menu file is, where
  // it would complain of the letter.
  const readable = conteudo !== '' && !conteudo.includes('\0');
  return { conteudo: readable ? conteudo : ' ', emBase64, arquivo };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Excel's "Unicode text" is UTF-16. Older spreadsheets write Windows-1252 instead of UTF-8. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
