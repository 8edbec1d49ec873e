// A stamp code from a QR code, a link or typed text.

const CODE = /^[A-HJ-NP-Z2-9]{8}$/;

/** The eight letters, or null. */
export function codeIn(text: string): string | null {
  const trimmed = text.trim();
  const inLink = URL.canParse(trimmed) ? new URL(trimmed).searchParams.get('selo') : trimmed;
  const code = (inLink ?? '').toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}
