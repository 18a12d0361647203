import type { Interruption } from '../../../src/lib/interruption'
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
  ]
}

export const IMPACT: States = {
  'impact.tsx': {
    loading: () => <Impact from={loading()} />,
    nobody: () => <Impact from={ready({ ...interruption, groups: [] })} />,
    several: () => <Impact from={ready(interruption)} />,
    'not all may be seen': () => <Impact from={ready({ ...interruption, isPartial: true })} />,
    failed: () => <Impact from={failed()} />
  }
}
