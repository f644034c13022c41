// Shows that an address has no screen, with the screens closest to it.
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useAuth } from "../lib/auth/auth.ts";
import { useTexts } from "../lib/text/text.ts";
import { SHELL_TEXTS } from "../../locales/catalogues/shell.ts";
import { ButtonLink } from "../ui/button.tsx";
import { nearestScreens } from "./nearest-screens.ts";
import { menuOf } from "./menus.ts";
import { useNetworkName } from "../lib/use-network.ts";

export function NotFound(): ReactNode {
  const { pathname } = useLocation();
  const { user } = useAuth();
  const texts = useTexts(SHELL_TEXTS);
  const near = user === null ? [] : nearestScreens(pathname, menuOf(user.role));
  const content = (
    <div className="mx-auto grid max-w-lg gap-4 py-12">
      <title>{`${texts.notFound.title} · ${useNetworkName()}`}</title>
      <h1 className="text-page">{texts.notFound.title}</h1>
      <p className="break-words text-reading text-text-2">
        {texts.notFound.asked(pathname.slice(0, 200))}
      </p>
      {near.length === 0 ? null : (
        <div className="grid gap-2">
          <p>{texts.notFound.near}</p>
          <ul className="grid gap-1">
            {near.map((screen) => (
              <li key={screen}>
                <Link className="text-accent underline" to={`/${screen}`}>
                  {texts.screens[screen]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <ButtonLink kind="primary" to={user === null ? "/login" : "/dashboard"}>
          {user === null ? texts.notFound.signIn : texts.notFound.home}
        </ButtonLink>
      </div>
    </div>
  );
  return user === null ? <main className="px-4">{content}</main> : content;
}
