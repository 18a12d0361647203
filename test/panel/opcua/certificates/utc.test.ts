import '../../../setup/seoul'
import { X509Certificate } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { issueCertificate, issueRevocationList } from './issue'
import { factoryKeys } from './keys'
import { readCertificate } from './read-certificate'
import { readRevocationList } from './revocation-list'

const SEVEN = Date.UTC(2026, 10, 21, 7)
const DAY = 86_400_000
const { privateKey } = factoryKeys()

test('a certificate of a panel in Seoul is valid from 22:00 UTC when its clock shows 7:00', () => {
  const certificate = issueCertificate({ commonName: 'Panel', validFrom: SEVEN, validTo: SEVEN + DAY }, privateKey)
  const { validFrom, validTo } = new X509Certificate(certificate)
  assert.equal([validFrom, validTo], ['Nov 20 22:00:00 2026 GMT', 'Nov 21 22:00:00 2026 GMT'])
  const read = readCertificate(certificate)
  assert.equal([read?.validFrom, read?.validTo], [SEVEN, SEVEN + DAY])
})

test('so are the times of its revocation lists', () => {
  const period = { validFrom: SEVEN, validTo: SEVEN + DAY }
  const certificate = issueCertificate({ commonName: 'CA', authority: true, ...period }, privateKey)
  const list = issueRevocationList({ issuedAt: SEVEN, nextAt: SEVEN + DAY, serials: [] }, { certificate, privateKey })
  assert.match(list.toString('latin1'), '261120220000Z')
  assert.is(readRevocationList(list)?.issuedAt, SEVEN)
})

test.run()
