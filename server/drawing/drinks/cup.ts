// A cup from above: coffee, cappuccino, tea, hot chocolate.
import type { Pen } from '../pen.ts';
import { powder } from '../place.ts';
import { circle, faded, line, path } from '../shapes.ts';
import { artOf, grainsOf } from '../toppings/toppings.ts';

export function cup(pen: Pen): void {
  pen.ground(106, 112, 92, 84, 0.36);
  pen.group(
    pen.lit(3, 0.6, 0.25, 0),
    circle(98, 102, 84, pen.radial(0.35, 0.3, 0.8, 0, '#fffdf8', 0.7, '#f0e8da', 1, '#d5c8b2')),
  );
  pen.add(
    circle(98, 102, 58, '#cbbca2', faded(0.45) + pen.blurred(3)),
    circle(101, 106, 50, '#7a6448', faded(0.35) + pen.blurred(3)),
  );
  pen.group(
    pen.lit(2.4, 0.7, 0.3, 0.25),
    path('M140 84Q182 70 186 96Q184 122 142 116L140 106Q172 110 174 96Q170 86 142 96Z', '#f4ecde'),
    circle(96, 98, 52, pen.radial(0.35, 0.3, 0.8, 0, '#fff', 1, '#e6dac6')),
  );
  pen.add(
    circle(96, 98, 45, '#8a5a34'),
    circle(
      97,
      99,
      44,
      pen.radial(
        0.4,
        0.35,
        0.7,
        0,
        pen.dish.colour === 'coffee' ? '#8a4f26' : '#c98a4e',
        0.7,
        pen.dish.colour === 'coffee' ? '#4a220e' : '#a9672f',
        1,
        '#5c2c10',
      ),
    ),
  );
  if (pen.dish.colour === 'milk')
    pen.add(
      path(
        'M97 133C78 118 68 104 70 90C72 78 86 74 97 86C108 74 122 78 124 90C126 104 116 118 97 133',
        '#fbe9cb',
      ),
      path(
        'M97 123C84 112 78 102 79 93C81 85 90 84 97 93C104 84 113 85 115 93C116 102 110 112 97 123',
        '#c98a4e',
      ),
      path(
        'M97 113C90 107 87 102 88 97C90 93 94 94 97 99C100 94 104 93 106 97C107 102 104 107 97 113',
        '#fbe9cb',
      ),
    );
  else if (pen.dish.colour === 'tea')
    pen.add(
      circle(97, 99, 44, pen.radial(0.4, 0.35, 0.7, 0, '#e8b858', 1, '#a8661a')),
      pen.stamp(artOf('mint'), [
        [86, 90],
        [104, 106],
        [110, 88],
      ]),
    );
  else if (pen.dish.colour === 'chocolate')
    pen.add(
      circle(97, 99, 44, pen.radial(0.4, 0.35, 0.7, 0, '#8a5230', 1, '#44200e')),
      line('M76 100Q90 78 108 92T98 116T84 102T104 98', '#d9a878', 3.4, faded(0.8)),
    );
  else
    pen.add(
      circle(97, 99, 40, 'none', ' stroke="#c98a4e" stroke-width="5" opacity=".8"'),
      line('M80 84Q88 76 100 77', '#f3d2a4', 3, faded(0.6)),
    );
  if (pen.has('cocoa'))
    pen.add(powder(pen, grainsOf('cocoa'), { x: 97, y: 99, rx: 36, ry: 36 }, 0.7));
}
