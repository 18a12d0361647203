import { useStore } from '@nanostores/preact'
import type { WebCertificateCheck } from '../../../api/misc-web'
import { useModel } from '../../../lib/browser/use-model'
import { lastKnown } from '../../../lib/remote/last-known'
import { joinList } from '../../../lib/text/join'
import type { Message, MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Banner } from '../../../ui/status/banner'
import type { createWebCertificate } from './form'

interface Props {
  model: ReturnType<typeof createWebCertificate>
  file: File
}

/** As for the certificate in use, which the panel warns of. */
const EXPIRES_SOON_DAYS = 30

const WEAKNESSES: Record<WebCertificateCheck['weaknesses'][number], MessageKey> = {
  short_key: 'common.certificate.keyTooShort',
  old_signature: 'miscSettings.certificate.oldSignature',
  not_yet_valid: 'common.certificate.notYetValid'
}

/** What browsers will find wrong with a certificate, before it is uploaded. */
export function CertificateCheck({ model, file }: Props) {
  const { t } = useText()
  const $check = useModel(() => model.check(file))
  const check = lastKnown(useStore($check))
  return (
    <div role="status">
      {check &&
        warningsOf(check).map((warning, index) => (
          <Banner key={index} tone="warn">
            {t(warning)}
          </Banner>
        ))}
    </div>
  )
}

function warningsOf({ missing_names: names, weaknesses, days_left: days }: WebCertificateCheck): Message[] {
  const warnings: Message[] = weaknesses.map(weakness => WEAKNESSES[weakness])
  if (names.length > 0)
    warnings.unshift(['miscSettings.certificate.missing', { names: joinList(names.map(name => plainText(name, 100))) }])
  if (days < 0) warnings.push('common.certificate.expired')
  else if (days < EXPIRES_SOON_DAYS) warnings.push(['common.certificate.endsIn', { count: days }])
  return warnings
}
