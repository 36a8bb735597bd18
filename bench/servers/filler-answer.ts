/** An object whose JSON has exactly this many bytes (at least 40), made of short strings as a recipe is. */
export const fillerAnswer = (bytes: number): { steps: string[]; end: string } => {
  const sentence = 'Soften the onion in the oil for 8 minutes.';
  const steps = Array.from(
    { length: Math.max(0, Math.floor((bytes - 60) / (sentence.length + 3))) },
    () => sentence,
  );
  const missing = bytes - JSON.stringify({ steps, end: '' }).length;
  return { steps, end: 'x'.repeat(Math.max(0, missing)) };
};
