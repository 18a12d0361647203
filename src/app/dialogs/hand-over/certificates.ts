import { get } from '../../../api/client/client'
import type { Admitted } from '../../../lib/remote/shape'
import type { MessageKey } from '../../../lib/text/message'
import { CERTIFICATE_FAULTS, NEAR_END_DAYS } from '../../../stores/certificate-faults'
import { type Chapter, line, shown, type T } from './line'
import * as replies from './replies'

type OpcUaCertificate = Admitted<typeof replies.CERTIFICATES>['items'][number]

const LISTS: Record<OpcUaCertificate['list'], MessageKey> = {
  own: 'opcuaCertificates.own',
  trusted: 'opcuaCertificates.list.trusted',
  issuers: 'opcuaCertificates.list.issuers',
  rejected: 'opcuaCertificates.list.rejected'
}

const FAULTS = new Map<string, MessageKey>(Object.entries(CERTIFICATE_FAULTS))

function validityText(days: number, t: T): string {
  if (days < 0) return t('opcuaCertificates.expired')
  return days > NEAR_END_DAYS ? t('opcuaCertificates.valid') : t('common.certificate.endsIn', { count: days })
}

function statusText({ list, problem, reason, days_left: days }: OpcUaCertificate, t: T): string {
  const fault = problem ?? (list === 'rejected' ? reason : null)
  if (fault !== null) return t(FAULTS.get(fault) ?? 'common.term.unknown')
  return list === 'rejected' ? t('opcuaCertificates.rejected') : validityText(days, t)
}

export const CERTIFICATES: Chapter = {
  id: 'certificates',
  title: 'common.term.certificates',
  columns: [
    'handOverDialog.use',
    'common.term.name',
    'common.term.issuer',
    'common.term.validFrom',
    'common.term.validUntil',
    'common.term.status',
    'handOverDialog.fingerprint'
  ],
  sources: {
    'GET /features/misc/web-server/certificate': {
      screen: 'misc',
      async read(signal) {
        const certificate: Admitted<typeof replies.WEB_CERTIFICATE> = await get(
          '/features/misc/web-server/certificate',
          { of: replies.WEB_CERTIFICATE },
          { signal }
        )
        const { subject, issuer, valid_from: from, valid_to: to, days_left: days, fingerprint } = certificate
        return [
          line(t => [
            t('common.term.webServer'),
            shown(subject),
            shown(issuer),
            shown(from),
            shown(to),
            validityText(days, t),
            shown(fingerprint)
          ])
        ]
      }
    },
    'GET /opcua/certificates': {
      screen: 'opcua',
      query: '?tab=certificates',
      async read(signal) {
        const { items }: Admitted<typeof replies.CERTIFICATES> = await get(
          '/opcua/certificates',
          { of: replies.CERTIFICATES },
          { signal }
        )
        return items.map(certificate =>
          line(t => [
            t('common.labelled', { label: t('menu.opcua'), value: t(LISTS[certificate.list]) }),
            shown(certificate.name),
            shown(certificate.issuer),
            shown(certificate.valid_from),
            shown(certificate.valid_to),
            statusText(certificate, t),
            shown(certificate.thumbprint)
          ])
        )
      }
    }
  }
}
