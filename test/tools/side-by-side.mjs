/** Calls `work` for each item and the number of its lane, in `width` lanes; returns the results in the order of the items. */
export async function sideBySide(items, width, work) {
  const results = []
  let next = 0
  const lane = async (_, number) => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index], number)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
