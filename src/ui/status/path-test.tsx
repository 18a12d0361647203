import { useAction } from '../../lib/remote/use-action'
import type { CodeTexts } from '../../lib/text/code-texts'
import { Card } from '../card/card'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { FailureBanner } from './failure-banner'
import styles from './path-test.module.css'

interface PathTestProps {
  /** Of the button. */
  label: string
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

/** Runs a test of a path as a section of a form, and announces how far it came. */
export function PathTest(props: PathTestProps) {
  const { hint, children } = props
  const { button, failure } = usePathTest(props)
  return (
    <>
      {hint && <p className={styles.hint}>{hint}</p>}
      {button}
      <Outcome failure={failure}>{children}</Outcome>
    </>
  )
}

interface PathTestCardProps extends PathTestProps {
  title: string
  /** Above the hint. */
  facts?: Children
}

/** The same as a card of its own. */
export function PathTestCard(props: PathTestCardProps) {
  const { title, facts, hint, children } = props
  const { button, failure } = usePathTest(props)
  return (
    <Card title={title} actions={button}>
      {facts}
      <p>{hint}</p>
      <Outcome failure={failure}>{children}</Outcome>
    </Card>
  )
}

function usePathTest({ label, running, disabled, onRun, reasons }: PathTestProps) {
  const { busy, failure, run } = useAction(onRun, 'in place')
  return {
    button: (
      <Button busy={busy || running === true} disabled={disabled} onClick={run}>
        {label}
      </Button>
    ),
    failure: failure && <FailureBanner error={failure} reasons={reasons} />
  }
}

const Outcome = ({ failure, children }: { failure: Children; children: Children }) => (
  <div role="status" className={styles.outcome}>
    {failure}
    {children}
  </div>
)
