// The secret half of a browser's push subscription, for tests that play the push service: generates
// the keys and decrypts messages (RFC 8188 and 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export function pushBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(body: Buffer): string {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(
        hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      );
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}
