import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../../src/api/generated/schema'
import { installOwnCertificate } from '../../../setup/own-certificate'
import { startPanel } from '../../http/caller'
import { type CertificateChoices, type Issuer, issueCertificate, issueRevocationList } from './issue'
import { plantKeys } from './keys'
import { toPem } from './pem'
import { readCertificate } from './read-certificate'

const test = suite('OPC UA certificates')
const DAY = 86_400_000
const { privateKey } = plantKeys()

type Certificate = Schemas['OpcUaCertificate']

async function start() {
  const { panel, ...caller } = await startPanel()
  const list = async (): Promise<Certificate[]> => (await caller.call('GET /opcua/certificates')).body.items
  const named = async (name: string) => (await list()).find(it => it.name.startsWith(name))
  const now = panel.clock.now()
  const issue = (choices: Partial<CertificateChoices> = {}, issuer?: Issuer) =>
    issueCertificate(
      { commonName: 'New', uri: 'urn:new', validFrom: now - DAY, validTo: now + 100 * DAY, ...choices },
      privateKey,
      issuer
    )
  const file = (content: Uint8Array | string, name = 'new.der') => ({
    file: { name, content: Buffer.from(content).toString('base64') }
  })
  return { panel, ...caller, list, named, issue, file, now }
}

test('lists the own certificate first, with what is wrong with each', async () => {
  const { list } = await start()
  const shown = (await list()).map(it => [it.list, it.name, it.problem, it.days_left])
  assert.equal(shown, [
    ['own', 'Line 2 panel', null, 12],
    ['rejected', 'UaExpert@eng-nb7', null, 45],
    ['rejected', 'MesGateway@mes-gw', 'weak_key', 730],
    ['trusted', 'PlantHistorian@hist-01', null, 730],
    ['trusted', 'OldScada@scada-00', 'revoked', 90],
    ['issuers', 'Example Bottling CA', null, 2920]
  ])
  const [own, notebook] = await list()
  assert.equal(own?.host_names, ['hmi-7f31', '192.168.10.42'])
  assert.equal([notebook?.reason, notebook?.address], ['untrusted', '192.168.10.88'])
})

test('records when a client was last accepted with a trusted certificate', async () => {
  const { panel, call, named } = await start()
  const { id, thumbprint } = (await named('UaExpert'))!
  const connect = () => panel.certificates.check(panel.certificates.find(id)!.der, '192.168.10.88')
  await call(`POST /opcua/certificates/${id}/trust`, { thumbprint })
  assert.is((await named('UaExpert'))?.last_used, null)
  await panel.clock.advance(60_000)
  connect()
  assert.is((await named('UaExpert'))?.last_used, '2026/11/21 09:42:07')
  await call(`POST /opcua/certificates/${id}/reject`)
  connect()
  assert.is((await named('UaExpert'))?.last_used, null)
})

test('a client is accepted as soon as it is trusted, and no longer once it is rejected', async () => {
  const { panel, call, named } = await start()
  const id = (await named('UaExpert'))?.id ?? ''
  const der = panel.certificates.find(id)?.der ?? Buffer.alloc(0)
  assert.is(panel.certificates.check(der, '192.168.10.88'), 'untrusted')
  assert.is((await call(`POST /opcua/certificates/${id}/trust`, { thumbprint: id })).status, 204)
  assert.is(panel.certificates.check(der, '192.168.10.88'), 'good')
  const [record] = panel.state.operationLog.records.slice(-1)
  assert.equal([record?.object, record?.result], ['UaExpert@eng-nb7', 'done'])
  assert.equal(record?.changes, [{ field: 'list', previous: 'rejected', next: 'trusted' }])
  assert.is((await call(`POST /opcua/certificates/${id}/reject`)).status, 204)
  assert.is(panel.certificates.check(der, '192.168.10.88'), 'untrusted')
  assert.is((await call(`DELETE /opcua/certificates/${id}`)).status, 204)
  assert.is((await call(`DELETE /opcua/certificates/${id}`)).status, 404)
})

test('trusts only the certificate that was compared', async () => {
  const { panel, wrong, named } = await start()
  const [id, other] = [(await named('UaExpert'))?.id ?? '', (await named('MesGateway'))?.id]
  const trust = (body?: object) => wrong(`POST /opcua/certificates/${id}/trust`, body)
  assert.is((await trust({ thumbprint: other })).body.error_code, 'certificate_changed')
  assert.is((await trust({})).body.error_code, 'validation_failed')
  assert.is((await trust()).status, 415)
  assert.is(panel.certificates.find(id)?.list, 'rejected')
})

test('the own certificate can be neither trusted nor rejected nor deleted', async () => {
  const { call, named } = await start()
  const { id = '' } = (await named('Line 2')) ?? {}
  const trusted = await call(`POST /opcua/certificates/${id}/trust`, { thumbprint: id })
  for (const { body } of [trusted, await call(`POST /opcua/certificates/${id}/reject`)])
    assert.is(body.error_code, 'certificate_in_use')
  assert.is((await call(`DELETE /opcua/certificates/${id}`)).body.error_code, 'certificate_in_use')
})

test('takes a certificate in DER and in PEM, once', async () => {
  const { call, issue, file, named } = await start()
  const der = issue()
  const text = `Exported by a tool\n${toPem('CERTIFICATE', der)}`
  assert.is((await call('POST /opcua/certificates/trusted', file(text, 'new.pem'))).status, 201)
  assert.is((await named('New'))?.file_name, 'new.pem')
  const again = await call('POST /opcua/certificates/trusted', file(der))
  assert.equal([again.status, again.body.fields], [409, { file: 'already_exists' }])
})

test('moves a rejected client that is uploaded as trusted', async () => {
  const { panel, call, named, file, list } = await start()
  const { id = '' } = (await named('UaExpert')) ?? {}
  const before = (await list()).length
  await call('POST /opcua/certificates/trusted', file(panel.certificates.find(id)?.der ?? ''))
  assert.equal([(await named('UaExpert'))?.list, (await list()).length], ['trusted', before])
})

test('refuses files that are none, have a folder in their name, or are too large', async () => {
  const { call, issue, file } = await start()
  const upload = async (body: ReturnType<typeof file>, list: 'trusted' | 'issuers' = 'trusted') =>
    (await call(`POST /opcua/certificates/${list}`, body)).body.fields
  assert.equal(await upload(file('not a certificate')), { file: 'not_a_certificate' })
  assert.equal(await upload(file(issue(), '../../etc/own.der')), { name: 'pattern' })
  assert.equal(await upload(file(issue(), '..\\own.der')), { name: 'pattern' })
  assert.equal(await upload(file(Buffer.alloc(525_000))), { content: 'too_long' })
  assert.equal(await upload(file(issue()), 'issuers'), { file: 'not_an_authority' })
})

test('downloads a certificate as DER and as PEM', async () => {
  const { panel, call, named } = await start()
  const { id = '' } = (await named('PlantHistorian')) ?? {}
  const read = async (format: string) => {
    const { body } = await call(`POST /opcua/certificates/${id}/downloads?format=${format}`)
    return panel.fetch(body.url)
  }
  const der = Buffer.from(await (await read('der')).arrayBuffer())
  assert.is(createHash('sha1').update(der).digest('hex').toUpperCase(), id)
  const pem = await read('pem')
  assert.match(pem.headers.get('Content-Disposition') ?? '', 'PlantHistorian')
  assert.is(await pem.text(), toPem('CERTIFICATE', der))
})

test('believes a revocation list of a known issuer only, and keeps the newest', async () => {
  const { panel, call, issue, file, now } = await start()
  const issuer = { certificate: issue({ commonName: 'New CA', authority: true }), privateKey }
  const client = issue({}, issuer)
  const serials = [readCertificate(client)?.x509.serialNumber ?? '']
  const crl = (issuedAt: number) => issueRevocationList({ issuedAt, nextAt: now + DAY, serials }, issuer)
  const upload = async (der: Uint8Array | string) =>
    (await call('POST /opcua/revocation-lists', file(der, 'new.crl'))).body
  assert.equal((await upload(crl(now))).fields, { file: 'issuer_unknown' })
  assert.equal((await upload('no list')).fields, { file: 'not_a_revocation_list' })
  const { body: authority } = await call('POST /opcua/certificates/issuers', file(issuer.certificate, 'ca.der'))
  await call('POST /opcua/certificates/trusted', file(client))
  assert.is(panel.certificates.check(client, null), 'good')
  const { id, revoked } = await upload(toPem('X509 CRL', crl(now)))
  assert.is(revoked, 1)
  assert.is(panel.certificates.check(client, null), 'revoked')
  assert.equal((await upload(crl(now - DAY))).fields, { file: 'older' })
  await call(`DELETE /opcua/revocation-lists/${id}`)
  assert.is(panel.certificates.check(client, null), 'good')
  await upload(crl(now))
  await call(`DELETE /opcua/certificates/${authority.id}`)
  assert.is((await call('GET /opcua/revocation-lists')).body.total, 1)
})

test('warns 60, 30 and 7 days before a certificate ends, and once it has', async () => {
  const { panel, call, issue, file, now } = await start()
  const findings = async (): Promise<Schemas['HealthFinding'][]> => (await call('GET /system/health')).body.findings
  const about = async (name: string) =>
    (await findings()).filter(it => it.params.name === name).map(it => [it.code, it.severity, it.params.days])
  const own = (days: number) => {
    installOwnCertificate(panel, days)
    return about('Line 2 panel')
  }
  assert.equal(await own(61), [])
  assert.equal(await own(60), [['certificate_expires', 'hint', '60']])
  assert.equal(await own(30), [['certificate_expires', 'attention', '30']])
  assert.equal(await own(7), [['certificate_expires', 'fault', '7']])
  assert.equal(await own(-1), [['certificate_expired', 'fault', undefined]])
  await call('POST /opcua/certificates/trusted', file(issue({ validTo: now + 20 * DAY })))
  assert.equal(await about('New'), [['certificate_expires', 'attention', '20']])
  panel.clock.set(now - 80 * DAY)
  assert.equal(await about('New'), [])
})

test('an acknowledged hint comes again when the end is nearer', async () => {
  const { panel, call, signIn } = await start()
  installOwnCertificate(panel, 60)
  const ids = async () => {
    const findings: Schemas['HealthFinding'][] = (await call('GET /system/health')).body.findings
    return findings.flatMap(({ id, code }) => (code === 'certificate_expires' ? [id] : []))
  }
  const [first] = await ids()
  assert.is((await call(`PUT /system/health/findings/${first}/acknowledgement`)).status, 204)
  panel.clock.set(panel.clock.now() + 30 * DAY)
  await signIn('engineer', 'engineer-3152')
  const next = await ids()
  assert.is(next.length, 1)
  assert.not.ok(next.includes(first ?? ''))
})

test('finds that the server has got another application URI than its certificate', async () => {
  const { panel, call, named } = await start()
  panel.state.opcua.settings.application_name = 'Renamed'
  assert.is((await named('Line 2'))?.problem, 'uri_mismatch')
  const findings: Schemas['HealthFinding'][] = (await call('GET /system/health')).body.findings
  assert.ok(findings.some(({ code }) => code === 'certificate_uri_mismatch'))
})

test.run()
