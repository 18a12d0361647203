import { useState } from 'react'
import type { TargetKind } from '../../lib/network/file-target'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { ControlRow } from '../page/control-row'
import { StatusBadge } from '../status/status-badge'
import { type Option, SelectField } from './select-field'

interface TargetRunProps {
  texts: { target: string; run: string; state: string }
  /** The target of the settings; nothing can be chosen before they are known. */
  usual: TargetKind | undefined
  options: Option<TargetKind>[]
  busy: boolean
  running: boolean
  /** Without a target: to the usual one. */
  onRun: (target?: TargetKind) => void
  children?: Children
}

/** Starts a run to the usual target, or once to another one. */
export function TargetRun({ texts, usual, options, busy, running, onRun, children }: TargetRunProps) {
  const [chosen, choose] = useState<TargetKind>()
  return (
    <ControlRow
      field={
        usual && (
          <SelectField
            name="once"
            label={texts.target}
            value={chosen ?? usual}
            options={options}
            onPick={kind => choose(kind === usual ? undefined : kind)}
          />
        )
      }
      action={
        <Button kind="primary" busy={busy} disabled={running} onClick={() => onRun(chosen)}>
          {texts.run}
        </Button>
      }
    >
      <StatusBadge tone={running ? 'info' : 'off'}>{texts.state}</StatusBadge>
      {children}
    </ControlRow>
  )
}
