/**
 * Memory that workers share, zeroed; where a host shares none, as a page without cross-origin isolation, memory of one thread, which is
 * sent to workers and back.
 */
export function sharedMemory(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}

/** Whether all threads see what one of them writes into an array. */
export function isShared({ buffer }: ArrayBufferView): boolean {
  return typeof SharedArrayBuffer !== 'undefined' && buffer instanceof SharedArrayBuffer;
}
