import type { Interruption } from '../../../src/lib/interruption'
import { ClockEffects } from '../../../src/ui/impact/clock-effects'
import { Impact } from '../../../src/ui/impact/impact'
import { failed, LONG_NAME, loading, ready } from '../samples'
import type { States } from '../states'

const interruption: Interruption = {
  lasts: ['common.impact.about', { seconds: 45 }],
  groups: [
    { title: ['common.impact.links', { count: 2 }], things: [{ name: 'Filler' }, { name: LONG_NAME }], total: 2 },
    {
      title: ['common.impact.viewers', { count: 25 }],
      things: [{ name: 'tablet-3', kind: 'common.term.vnc' }],
      total: 25
    }
  ],
  none: ['common.impact.kind.clients']
}

const BACK = { from: Date.UTC(2026, 10, 21, 9, 41, 7), to: Date.UTC(2026, 10, 21, 8, 41, 7) }

export const IMPACT: States = {
  'clock-effects.tsx': {
    back: () => <ClockEffects jump={BACK} impact={ready(interruption)} />,
    'new time not known': () => <ClockEffects jump={undefined} impact={ready({ ...interruption, groups: [] })} />
  },
  'impact.tsx': {
    loading: () => <Impact from={loading()} />,
    nobody: () => <Impact from={ready({ ...interruption, groups: [] })} />,
    several: () => <Impact from={ready(interruption)} />,
    'not all may be seen': () => <Impact from={ready({ ...interruption, isPartial: true })} />,
    failed: () => <Impact from={failed()} />
  }
}
