import { useStore } from '@nanostores/preact'
import { useMemo } from 'react'
import type { SystemIdentity } from '../../api/system-info'
import { useText } from '../../lib/text/use-text'
import { $clock } from '../../stores/clock'
import { $device } from '../../stores/device'
import { licenceFacts, type Section, sectionsOf } from './facts'

export function useSections(identity: SystemIdentity) {
  const { t } = useText()
  const device = useStore($device)
  const clock = useStore($clock)
  const upTimeSeconds = useUpTime(identity)
  const title = t('common.term.licences')
  const facts = identity.licences ? licenceFacts(identity.licences, t) : [{ label: title, value: null }]
  const licences: Section = { title, facts }
  return { sections: sectionsOf({ ...identity, up_time_seconds: upTimeSeconds }, device, clock, t), licences }
}

/** The up time in seconds, counted on since it was read. */
function useUpTime(identity: SystemIdentity): number | null {
  const readAt = useMemo(() => performance.now(), [identity])
  const { up_time_seconds: seconds } = identity
  return seconds === null ? null : seconds + Math.floor((performance.now() - readAt) / 1000)
}
