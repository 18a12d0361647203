import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { takeLinked } from '../../lib/browser/take-linked'
import { useModel } from '../../lib/browser/use-model'
import { isNotFound } from '../../lib/remote/failure'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { reportUnknown } from '../../stores/address/page-filters'
import { $device } from '../../stores/device'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import { type CardId, mayOpen, SERVICES, type SettingsProps } from './cards'
import { HardwareFacts } from './hardware-facts'
import { Lists } from './lists'
import { createMisc } from './model'
import { RebootFacts } from './reboot/reboot-facts'
import { ServiceFacts } from './service-facts'
import { canRestart, ServiceRestart } from './service-restart'
import { VncFacts } from './vnc/vnc-facts'

const loadSettings = () => import('./settings/tab')
const loadVncSettings = () => import('./vnc/tab')

export default function MiscScreen() {
  const { t } = useText()
  const { led } = useStore($device)
  const model = useModel(createMisc)
  const services = useStore(model.$services)
  const shifts = useStore(model.$shifts)
  const starts = lastKnown(shifts)?.value.starts
  const hasShifts = shifts.status !== 'failed' || !isNotFound(shifts.error)
  const isOffered = (id: CardId) => (id !== 'led' || led) && (id !== 'shifts' || hasShifts)
  const [open, setOpen] = useState<CardId | undefined>(linkedService)
  return (
    <Page title={t('menu.misc')}>
      <Loaded from={model.$services} skeleton={<Lists isOffered={isOffered} />}>
        {({ items, reboot, hardware }) => {
          const serviceOf = (id: CardId) => items.find(item => item.id === id)
          return (
            <Lists
              isOffered={isOffered}
              read={{
                onOpen: setOpen,
                actionOf(id) {
                  const service = serviceOf(id)
                  return (
                    service && canRestart(service) && <ServiceRestart service={service} onRestart={model.restart} />
                  )
                },
                serviceFacts(id) {
                  const service = serviceOf(id)
                  return (
                    <>
                      {service && <ServiceFacts service={service} />}
                      {id === 'vnc' && (
                        <Loaded from={model.$vnc} skeleton={false}>
                          {status => <VncFacts status={status} />}
                        </Loaded>
                      )}
                    </>
                  )
                },
                hardwareFacts: id => (
                  <>
                    {id === 'reboot' && <RebootFacts plan={reboot} />}
                    {id === 'shifts' && starts && (starts.join(', ') || t('common.term.none'))}
                    <HardwareFacts id={id} hardware={hardware} />
                  </>
                )
              }}
            />
          )
        }}
      </Loaded>
      {open && (
        <OpenSettings
          card={open}
          restartNeeded={lastKnown(services)?.items.find(({ id }) => id === open)?.state === 'restart_needed'}
          onClose={() => setOpen(undefined)}
          onSaved={() => void model.readAgain()}
        />
      )}
    </Page>
  )
}

/** The service that a finding leads to. */
function linkedService() {
  const wanted = takeLinked('card')
  const known = SERVICES.find(id => id === wanted && mayOpen(id))
  if (wanted && !known) reportUnknown([{ label: 'common.term.services', text: wanted }])
  return known
}

/** The dialogs of the cards, loaded when the first of them is opened; that of VNC by itself. */
function OpenSettings({ card, ...props }: SettingsProps) {
  if (card === 'vnc') return <Part name="misc-vnc" load={loadVncSettings} with={{ card, ...props }} />
  return <Part name="misc-settings" load={loadSettings} with={{ card, ...props }} />
}
