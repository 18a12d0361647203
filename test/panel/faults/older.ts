/** The response with its numbers as text, as an older firmware sends them. */
export async function withTextNumbers(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response
  const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value)
  return new Response(JSON.stringify(await response.json(), asText), response)
}
