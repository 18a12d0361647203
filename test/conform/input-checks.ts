import { type Check, json } from './run'
import { wrongBodies } from './samples'

/** Bodies that the contract does not allow. With `valid`, each has one fault. */
export async function checkWrongBodies(
  { run, operation, call }: Check,
  valid: unknown,
  headers: Record<string, string> = {}
): Promise<void> {
  const described = run.contract.body(operation)
  if (described?.type !== 'application/json') return
  const unreadable = json(undefined, headers).headers ?? {}
  await call('with half a body', { body: '{"', headers: unreadable }, { status: [400], errorCode: 'malformed' })
  const asText = { body: JSON.stringify(valid), headers: { ...headers, 'Content-Type': 'text/plain' } }
  await call('with a body as text/plain', asText, { status: [415], errorCode: 'unsupported_media_type' })
  for (const { label, body, field } of wrongBodies(described.schema, valid, run.contract.resolve)) {
    const expected = { status: [400], errorCode: 'validation_failed', field }
    await call(`with ${label}`, json(body, headers), expected)
  }
}
