import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '../../lib/text/use-text'
import { PasswordField } from '../../ui/form/password-field'
import { TextField } from '../../ui/form/text-field'
import { Button } from '../../ui/page/button'
import styles from './login.module.css'
import { LoginNote } from './login-note'
import type { Login } from './model'

export function LoginForm({ login }: { login: Login }) {
  const { t } = useText()
  const { username, password } = useStore(login.$values)
  const remembers = useStore(login.$remembers)
  const errors = useStore(login.$errors)
  const state = useStore(login.$state)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => focusNextField(form.current)
  useLayoutEffect(focus, [])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // Views render store changes one task later.
        void login.submit().then(() => setTimeout(focus))
      }}
    >
      <TextField
        label={t('common.term.username')}
        name="username"
        autoComplete="username"
        value={username}
        error={errors.username && t(errors.username)}
        onPick={value => login.set('username', value)}
      />
      <PasswordField
        label={t('common.term.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password && t(errors.password)}
        onPick={value => login.set('password', value)}
      />
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={remembers}
          onChange={event => login.setRemembers(event.currentTarget.checked)}
        />
        {t('login.remember')}
      </label>
      <LoginNote state={state} onCancel={login.cancel} />
      <div className={styles.submit}>
        <Button
          kind="primary"
          type="submit"
          wide
          busy={state.status === 'checking'}
          disabled={state.status === 'throttled'}
        >
          {t('common.action.signIn')}
        </Button>
      </div>
    </form>
  )
}

/** Focuses the first field with an error, else the first empty one. */
function focusNextField(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
  const next = inputs.find(input => input.hasAttribute('aria-invalid')) ?? inputs.find(input => !input.value)
  next?.focus()
}
