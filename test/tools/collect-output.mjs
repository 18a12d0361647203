/** Collects what this process prints until `release`; it is printed if the process ends before. */
export function collectOutput() {
  let collected = ''
  const streams = [process.stdout, process.stderr]
  const writes = streams.map(({ write }) => write)
  for (const stream of streams) {
    stream.write = (chunk, encoding, done = encoding) => {
      collected += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
      if (typeof done === 'function') queueMicrotask(done)
      return true
    }
  }
  const release = () => {
    for (const [index, stream] of streams.entries()) stream.write = writes[index]
    process.removeListener('exit', print)
    return collected
  }
  const print = () => void process.stdout.write(release())
  process.on('exit', print)
  return { output: () => collected, release }
}
