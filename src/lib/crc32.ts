const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xed_b8_83_20 : 0);
  return value;
});

/**
 * CRC-32 (ISO 3309): every change of up to 32 neighbouring bits is noticed. It protects from accidents, not from intent.
 * @param start the sum of what comes before these bytes.
 */
export function crc32(bytes: Iterable<number>, start = 0): number {
  let sum = ~start;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}
