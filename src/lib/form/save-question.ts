import { atom, type ReadableAtom } from 'nanostores'
import type { Form } from './form'

/** Whether to save values whose test has just failed. */
export interface SaveQuestion<R> {
  /** The result of that test, while the user decides. */
  $asked: ReadableAtom<R | undefined>
  answer(save: boolean): void
  /** @returns whether to save */
  ask(failed: R): Promise<boolean>
}

function createSaveQuestion<R>(): SaveQuestion<R> {
  const $asked = atom<R | undefined>()
  let decide = (_: boolean) => {}

  return {
    $asked,

    answer(save) {
      $asked.set(undefined)
      decide(save)
    },

    ask(failed) {
      $asked.set(failed)
      return new Promise(resolve => {
        decide = resolve
      })
    }
  }
}

/** @param failedTest of the form's values, if their last test failed */
export function askingBeforeSave<F extends Pick<Form<never>, 'validate' | 'submit'>, R>(
  form: F,
  failedTest: () => R | undefined
) {
  const question = createSaveQuestion<R>()
  return {
    ...form,
    question,

    async submit(): Promise<boolean> {
      if (!form.validate()) return false
      const failed = failedTest()
      return (failed === undefined || (await question.ask(failed))) && form.submit()
    }
  }
}
