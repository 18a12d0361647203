import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import type { CertificatesModel } from './model'

/** Tools of clients take either DER or PEM. */
export function DownloadButtons({ model, certificate }: { model: CertificatesModel; certificate: OpcUaCertificate }) {
  const { t } = useText()
  const download = useAction(model.download)
  const busyWith = download.current?.[1]
  return (
    <>
      {(['der', 'pem'] as const).map(format => (
        <Button
          key={format}
          busy={busyWith === format}
          disabled={download.busy}
          onClick={() => download.run(certificate, format)}
        >
          {t(`opcuaCertificates.download.${format}`)}
        </Button>
      ))}
    </>
  )
}
