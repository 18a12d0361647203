import { messageOf } from './client'
import { recordOf } from './probe'
import { bearer, type Check, json } from './run'
import { wrongBodies } from './samples'

/**
 * A body of more characters than the contract allows, which otherwise is valid: white space follows it. A web server that
 * refuses it by itself may send a page of its own.
 */
export async function checkTooLarge({ run, operation, path, probe }: Check, valid: unknown): Promise<void> {
  const { bodyLimit } = operation
  const { headers = {} } = json(valid, bearer(run.session.token))
  const body = JSON.stringify(valid).padEnd(bodyLimit + 1)
  const method = operation.method.toUpperCase()
  const place = run.contract.placeOf(operation, 413)
  const send = async (label: string, more: Record<string, string>) => {
    const reply = await run.client.send({ method, path, headers: { ...headers, ...more }, body }).catch(messageOf)
    const status = typeof reply === 'string' ? undefined : reply.status
    const came = typeof reply === 'string' ? reply : `status ${reply.status}`
    probe.expect(label, 'status', status === 413, `${came} instead of 413`, place)
    const { error_code: code } = recordOf(typeof reply === 'string' ? undefined : reply.json)
    if (status !== 413 || code === undefined) return
    const difference = `error_code is ${code} instead of content_too_large`
    probe.expect(label, 'error_code', code === 'content_too_large', difference, place)
  }
  await send(`with a body of ${bodyLimit + 1} characters`, {})
  await send(`with a body of ${bodyLimit + 1} characters in chunks`, { 'Transfer-Encoding': 'chunked' })
}

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
