/** The expressions that JavaScript, POSIX and RE2 share. */
type Expression =
  | { kind: 'set'; ranges: [from: number, to: number][]; negated: boolean }
  | { kind: 'sequence'; parts: Expression[] }
  | { kind: 'choice'; options: Expression[] }
  | { kind: 'repetition'; of: Expression; counts: number[] }

/** Control and white space characters, and characters that some engines count among ASCII letters, digits or line ends. */
const UNUSUAL = [
  ...'\t\n\r \u007f\u0080\u0085\u00a0\u00e9\u0130\u017f\u212a\u0663\uff10\uff21\u3042\uac00\u2028\ufeff😀'
]
const ORDINARY = [...'aZ5-_.:/"@\\^$+']
/** Samples of a pattern; its classes and repetitions have fewer variants than this. */
const ACCEPTED = 60
const MUTATED = 6

/** Texts that the pattern accepts, and variants of them with one character more, less or different. */
export function samplesOf(pattern: string): { accepted: string[]; variants: string[] } {
  const expression = parse(pattern)
  const probes = [...UNUSUAL, ...ORDINARY, ...neighbours(expression)]
  const accepted = unique(Array.from({ length: ACCEPTED }, (_, seed) => textOf(expression, counter(seed))))
  const mutated = ['', ...accepted.slice(0, MUTATED)].flatMap(text => mutations([...text], probes))
  return { accepted, variants: unique(mutated) }
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

function mutations(characters: string[], probes: readonly string[]): string[] {
  const { length } = characters
  const places = [...new Set([0, Math.floor(length / 2), Math.max(0, length - 1), length])]
  const replaced = (at: number, count: number, by: string[]) =>
    [...characters.slice(0, at), ...by, ...characters.slice(at + count)].join('')
  return places.flatMap(at => [
    replaced(at, 1, []),
    ...probes.flatMap(probe => [replaced(at, 0, [probe]), replaced(at, 1, [probe])])
  ])
}

/** The characters just outside the ranges of all sets. */
function neighbours(expression: Expression): string[] {
  if (expression.kind === 'sequence') return expression.parts.flatMap(neighbours)
  if (expression.kind === 'choice') return expression.options.flatMap(neighbours)
  if (expression.kind === 'repetition') return neighbours(expression.of)
  return expression.ranges.flatMap(([from, to]) => [from - 1, to + 1].filter(code => code > 0).map(characterOf))
}

const characterOf = (code: number) => String.fromCodePoint(code)

/** Returns successive numbers, so that each set and repetition gets other variants in each sample. */
function counter(seed: number): () => number {
  let next = seed
  return () => next++
}

function textOf(expression: Expression, next: () => number): string {
  const pick = <T>(items: readonly T[]): T => {
    const item = items[next() % items.length]
    if (item === undefined) throw new Error('a set of the pattern has no characters')
    return item
  }
  if (expression.kind === 'set') return pick(charactersOf(expression))
  if (expression.kind === 'sequence') return expression.parts.map(part => textOf(part, next)).join('')
  if (expression.kind === 'choice') return textOf(pick(expression.options), next)
  return Array.from({ length: pick(expression.counts) }, () => textOf(expression.of, next)).join('')
}

function charactersOf({ ranges, negated }: Extract<Expression, { kind: 'set' }>): string[] {
  const isIn = (character: string) => ranges.some(([from, to]) => inRange(character.codePointAt(0) ?? 0, from, to))
  if (negated) return [...UNUSUAL, ...ORDINARY].filter(character => !isIn(character))
  return ranges.flatMap(([from, to]) => [from, Math.floor((from + to) / 2), to].map(characterOf))
}

const inRange = (code: number, from: number, to: number) => code >= from && code <= to

/** @throws Error for what POSIX or RE2 does not have or reads differently */
function parse(pattern: string): Expression {
  const characters = [...pattern]
  let position = 0
  const peek = () => characters[position]
  const take = () => characters[position++] ?? fail('ends too soon')

  function fail(problem: string): never {
    throw new Error(`${pattern} ${problem} at ${position}`)
  }

  function choice(): Expression {
    const options = [sequence()]
    while (peek() === '|') {
      take()
      options.push(sequence())
    }
    return { kind: 'choice', options }
  }

  function sequence(): Expression {
    const parts: Expression[] = []
    while (position < characters.length && peek() !== '|' && peek() !== ')') parts.push(repetition())
    return { kind: 'sequence', parts }
  }

  function repetition(): Expression {
    const of = single()
    const counts = repeatCounts()
    if (counts && '*+?{'.includes(peek() ?? ' ')) fail('repeats a repetition')
    return counts ? { kind: 'repetition', of, counts } : of
  }

  function repeatCounts(): number[] | undefined {
    const [all = '', least = '', comma, most = ''] =
      /^\{(\d+)(,)?(\d*)\}/.exec(characters.slice(position).join('')) ?? []
    if (all) {
      position += all.length
      const last = Number(most || least)
      return comma ? [...new Set([Number(least), Number(least) + 1, last])] : [Number(least)]
    }
    const counts = { '*': [0, 1, 3], '+': [1, 2, 5], '?': [0, 1] }[peek() ?? '']
    if (counts) take()
    return counts
  }

  function single(): Expression {
    const character = take()
    if (character === '^' || character === '$') return { kind: 'sequence', parts: [] }
    if (character === '[') return set()
    if (character === '(') return group()
    if (character === '\\' && !'.*+?()[]{}|^$\\'.includes(peek() ?? ' ')) fail('has an escape that is not shared')
    if (character === '.') fail('has a dot, which engines match with different line ends')
    if ('*+?{}])'.includes(character)) fail('has a sign without its partner')
    return literal(character === '\\' ? take() : character)
  }

  function group(): Expression {
    if (peek() === '?') fail('has a group that POSIX does not have')
    const inner = choice()
    if (take() !== ')') fail('leaves a group open')
    return inner
  }

  const literal = (character: string): Expression => {
    const code = character.codePointAt(0) ?? 0
    return { kind: 'set', ranges: [[code, code]], negated: false }
  }

  function set(): Expression {
    const negated = peek() === '^'
    if (negated) take()
    const ranges: [number, number][] = []
    while (peek() !== ']') {
      const from = member()
      const isRange = peek() === '-' && characters[position + 1] !== ']'
      if (isRange) take()
      ranges.push([from, isRange ? member() : from])
    }
    take()
    return { kind: 'set', ranges, negated }
  }

  /** In a set POSIX takes a backslash for itself: it must be doubled, which adds nothing. */
  function member(): number {
    const character = take()
    if (character === '[' && ':.='.includes(peek() ?? ' ')) fail('has a named class')
    if (character === '\\' && take() !== '\\') fail('has an escape in a set')
    return character.codePointAt(0) ?? 0
  }

  const expression = choice()
  return position < characters.length ? fail('closes a group that is not open') : expression
}
