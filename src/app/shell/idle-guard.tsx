import { type ComponentType, useEffect, useState } from 'react'
import { openPart } from '../../lib/browser/part'

/** Less than the shortest time to an automatic logout; leaves the line to the first view. */
const DELAY_MILLISECONDS = 20_000

const loadIdleDialog = () => import('../dialogs/idle/idle-dialog')

/** Warns before the automatic logout, once its code is loaded; where that fails, the panel ends the session without a warning. */
export function IdleGuard() {
  const [Idle, setIdle] = useState<ComponentType>()
  useEffect(() => {
    let left = false
    const load = async () => {
      const loaded = await openPart('idle-dialog', loadIdleDialog)
      if (!left) setIdle(() => loaded)
    }
    const timer = setTimeout(() => void load().catch(() => {}), DELAY_MILLISECONDS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [])
  return Idle ? <Idle /> : null
}
