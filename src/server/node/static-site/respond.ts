/** The service as a function. @param address path and query. @param accept media type. */
export type Respond = (address: string, accept?: string) => Promise<Response>;

/** A response of the service. @throws RangeError naming the call where it is not successful. */
export async function responseOf(respond: Respond, address: string, accept?: string): Promise<Response> {
  const response = await respond(address, accept);
  if (response.ok) return response;
  throw new RangeError(`${address} is answered with ${response.status}: ${await response.text()}`);
}
