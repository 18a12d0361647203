import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { takeLinked } from '../../lib/browser/take-linked'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { reportUnknown } from '../../stores/address/page-filters'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { DeviceDialog } from './device-dialog'
import { LinksCard } from './links-card'
import { type CommunicationModel, createCommunication } from './model'
import { PortDialog } from './port-dialog'
import { PortsCard } from './ports-card'

type Open = { kind: 'device' | 'port'; id: string }

/** Opens the link that a finding is about, once it is known that this panel has it. */
function useLinkedDevice({ $links }: CommunicationModel, open: (id: string) => void): void {
  const [linked, setLinked] = useState(() => takeLinked('link'))
  const links = lastKnown(useStore($links))
  useEffect(() => {
    if (!links || !linked) return
    setLinked('')
    if (links.some(({ id }) => id === linked)) open(linked)
    else reportUnknown([{ label: 'common.term.plcLinks', text: linked }])
  }, [links, linked, open])
}

export default function CommunicationScreen() {
  const { t } = useText()
  const model = useModel(createCommunication)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const openDevice = (id: string) => setOpen({ kind: 'device', id })
  useLinkedDevice(model, openDevice)
  return (
    <Page title={t('menu.communication')}>
      <LinksCard model={model} onOpen={openDevice} />
      <Below from={model.$links}>
        <PortsCard model={model} onOpen={id => setOpen({ kind: 'port', id })} />
      </Below>
      {open?.kind === 'device' && <DeviceDialog model={model} id={open.id} onClose={close} />}
      {open?.kind === 'port' && <PortDialog model={model} id={open.id} onClose={close} />}
    </Page>
  )
}
