/**
 * Calls `make` again only when the input is another one than the last: panels of tests begin alike, and what they begin
 * with takes longer to compute than most tests. The input must be plain data, and the result must not be changed.
 */
export function madeOnce<Input, Made>(make: (input: Input) => Made): (input: Input) => Made {
  let last: { input: string; made: Made } | undefined
  return input => {
    const text = JSON.stringify(input)
    if (last?.input !== text) last = { input: text, made: make(input) }
    return last.made
  }
}
