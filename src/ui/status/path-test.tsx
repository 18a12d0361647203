import { useAction } from '../../lib/remote/use-action'
import type { CodeTexts } from '../../lib/text/code-texts'
import { Card } from '../card/card'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { FailureBanner } from './failure-banner'
import styles from './path-test.module.css'

interface PathTestProps {
  /** Of a card for the test alone, with the button in its head. */
  title?: string
  /** Of the button. */
  label: string
  /** Above the hint. */
  facts?: Children
  hint?: string
  /** Whoever started it. */
  running?: boolean
  disabled?: boolean | undefined
  /** @throws ApiError */
  onRun: () => Promise<unknown>
  reasons?: CodeTexts
  /** How far the last test came. */
  children: Children
}

/** Runs a test of a path, and announces how far it came. */
export function PathTest(props: PathTestProps) {
  const { title, label, facts, hint, running, disabled, onRun, reasons, children } = props
  const { busy, failure, run } = useAction(onRun, 'in place')
  const button = (
    <Button busy={busy || running === true} disabled={disabled} onClick={run}>
      {label}
    </Button>
  )
  const test = (
    <>
      {facts}
      {hint && <p className={styles.hint}>{hint}</p>}
      {!title && button}
      <div role="status" className={styles.outcome}>
        {failure && <FailureBanner error={failure} reasons={reasons} />}
        {children}
      </div>
    </>
  )
  return title ? (
    <Card title={title} actions={button}>
      {test}
    </Card>
  ) : (
    test
  )
}
