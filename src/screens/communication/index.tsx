import { useState } from 'react'
import { takeLinked } from '../../lib/browser/take-linked'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { DeviceDialog } from './device-dialog'
import { LinksCard } from './links-card'
import { createCommunication } from './model'
import { PortDialog } from './port-dialog'
import { PortsCard } from './ports-card'

type Open = { kind: 'device' | 'port'; id: string }

/** The link that a finding is about. */
function linkedDevice(): Open | undefined {
  const id = takeLinked('link')
  return id ? { kind: 'device', id } : undefined
}

export default function CommunicationScreen() {
  const { t } = useText()
  const model = useModel(createCommunication)
  const [open, setOpen] = useState(linkedDevice)
  const close = () => setOpen(undefined)
  return (
    <Page title={t('menu.communication')}>
      <LinksCard model={model} onOpen={id => setOpen({ kind: 'device', id })} />
      <PortsCard model={model} onOpen={id => setOpen({ kind: 'port', id })} />
      {open?.kind === 'device' && <DeviceDialog model={model} id={open.id} onClose={close} />}
      {open?.kind === 'port' && <PortDialog model={model} id={open.id} onClose={close} />}
    </Page>
  )
}
