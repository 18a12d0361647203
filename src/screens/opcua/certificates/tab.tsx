import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { Loaded } from '../../../ui/status/loaded'
import { PanelClock } from '../panel-clock'
import { CertificateDialog, type Open } from './dialogs'
import { ListCard } from './list-card'
import { createCertificates } from './model'
import { OwnCard } from './own-card'
import { RevocationCard } from './revocation-card'

export default function CertificatesTab() {
  const model = useModel(createCertificates)
  const [open, setOpen] = useState<Open>()
  return (
    <>
      <PanelClock />
      <Loaded from={model.$certificates}>
        {certificates => {
          const own = certificates.find(({ list }) => list === 'own')
          return (
            <>
              {own && <OwnCard certificate={own} onOpen={setOpen} />}
              <ListCard list="rejected" certificates={certificates} onOpen={setOpen} />
              <ListCard list="trusted" certificates={certificates} onOpen={setOpen} />
              <ListCard list="issuers" certificates={certificates} onOpen={setOpen} />
            </>
          )
        }}
      </Loaded>
      <RevocationCard model={model} onOpen={setOpen} />
      {open && <CertificateDialog model={model} open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
