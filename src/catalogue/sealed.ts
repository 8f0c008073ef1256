import { crc32 } from './crc32.ts';

/** Ends a sealed file: a CRC-32 of what is before it, so that a damaged digit is no other number. */
const SEAL = /^CRC-32 [0-9a-f]{8}\n$/;
const SEAL_BYTES = 16;

/** Bytes with a seal behind them. */
export function sealed(bytes: Uint8Array): Uint8Array {
  const seal = new TextEncoder().encode(sealOf(bytes));
  const whole = new Uint8Array(bytes.length + seal.length);
  whole.set(bytes);
  whole.set(seal, bytes.length);
  return whole;
}

/** The content before the seal; undefined where the seal is missing or belongs to other content. */
export function unsealed(bytes: Uint8Array): Uint8Array | undefined {
  const content = bytes.subarray(0, Math.max(0, bytes.length - SEAL_BYTES));
  const seal = new TextDecoder('latin1').decode(bytes.subarray(content.length));
  return SEAL.test(seal) && seal === sealOf(content) ? content : undefined;
}

function sealOf(bytes: Uint8Array): string {
  return `CRC-32 ${crc32(bytes).toString(16).padStart(8, '0')}\n`;
}
