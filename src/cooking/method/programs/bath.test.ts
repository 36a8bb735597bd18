import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

const said = (title: string, list: readonly string[], steps: readonly string[]): string =>
  adaptForFour(title, list, steps, 'sousVide').text.instructions.join('\n');

describe('pieces in a water bath', () => {
  it('get their skin crisp in the oil of the pan, which stays out of the bag', () => {
    const text = said(
      'Pan-seared salmon',
      ['4 salmon fillets, 170g each, skin on', '1 tbsp olive oil', '100g sour cream', '2 tbsp dill'],
      [
        'Stir together the sour cream and dill.',
        'Pat the salmon dry. Heat the oil in a nonstick pan. Cook the salmon skin side down for 5-6 minutes until crisp, flip and cook 2-3 minutes more.',
        'Serve with the sauce.',
      ],
    );
    expect(text).toMatch(/Seal the salmon fillets in a food-safe bag[^]*skin side down[^]*skin is crisp/);
    expect(text).not.toMatch(/Brush|flip/);
  });

  it('are glazed under the broiler, and their vegetables stay in the oven', () => {
    const text = said(
      'Miso-glazed salmon with broccoli',
      ['4 salmon fillets', '3 tbsp white miso', '2 tbsp mirin', '500g broccoli florets', '1 tbsp sesame oil'],
      [
        'Heat oven to 220C. Mix the miso and mirin.',
        'Toss the broccoli with the sesame oil on a tray, roast for 8 min.',
        'Add the salmon, brush with the glaze, roast for 10-12 min until flaky.',
        'Grill for 2 min to caramelise.',
      ],
    );
    expect(text).toMatch(
      /roast the broccoli on a baking sheet in the oven[^]*brush with the glaze[^]*(?:grill|broiler)/,
    );
    expect(text).not.toMatch(/Add the salmon|Grill for 2/);
  });

  it('go into the bag instead of a dish, with what is poured over them', () => {
    const text = said(
      'Baked cod with lemon butter',
      ['4 cod loins, 150g each', '50g butter', '1 lemon, half sliced, half juiced'],
      [
        'Put the cod in a buttered baking dish and season. Melt the butter, add the lemon juice and pour over the fish. Top with lemon slices.',
        'Bake at 200C for 12-15 mins until it flakes.',
      ],
    );
    expect(text).toMatch(
      /food-safe bag[^]*pour it into the bag, over the fish[^]*lemon slices on top, and seal/,
    );
    expect(text).not.toMatch(/dish|Bake/);
  });

  it('are held at 55 °C where 130 °F is asked for, long enough to be safe', () => {
    const text = said(
      'Garlic butter ribeye',
      ['2 ribeye steaks, 1 1/2 inches thick', '1 tbsp canola oil', '3 tbsp butter', '4 cloves garlic'],
      [
        'Season. Get a skillet smoking hot. Add oil, lay in the steaks and sear 3-4 mins a side.',
        'Lower the heat, add butter and garlic and baste for 1-2 minutes until 130F in the middle for medium rare.',
        'Rest 10 minutes.',
      ],
    );
    expect(text).toMatch(
      /55 °C[^]*do not shorten the time[^]*Heat the oil[^]*add the butter and garlic, put it back over medium heat and baste/i,
    );
    expect(text).not.toMatch(/Add oil|130F/);
  });

  it('are not fried a second time where the pan was heated for minutes and the fat edge had its own', () => {
    const text = said(
      'Pan-seared New York strip',
      [
        '2 New York strip steaks, 4 cm thick',
        '1 tbsp oil',
        '40g butter',
        '2 cloves garlic',
        '4 sprigs thyme',
      ],
      [
        'Salt the steaks. Pat very dry.',
        'Heat a cast-iron skillet over high for 5 minutes. Add the oil and lay in the steaks. Cook 4 minutes per side, then stand them on the fat edge for 1 minute.',
        'Turn the heat to medium, add the butter, garlic and thyme and baste for 1 to 2 minutes, until the middle reads 52°C for medium-rare.',
        'Rest 8 minutes on a board and slice.',
      ],
    );
    expect(text).toMatch(/55 °C[^]*sear them for 45–60 seconds on each side[^]*baste[^.]*for half a minute/);
    expect(text).not.toMatch(/4 minutes|fat edge|52|Turn the heat/);
    expect(text.match(/baste/g)).toHaveLength(1);
    expect(text).toMatch(/Seal the New York strip steaks/);
  });
});
