/** Thrown by the actor `locate`: `unavailable` when the browser cannot, `failed` when it could not this time. */
export class LocationError extends Error {
  override readonly name = 'LocationError';
  readonly reason: 'unavailable' | 'failed';

  constructor(reason: 'unavailable' | 'failed') {
    super('Geolocation is not supported by your browser, allow access in the privacy settings.');
    this.reason = reason;
  }
}
